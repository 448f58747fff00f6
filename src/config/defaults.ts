/** Branches that belong to a row, where the configuration says nothing. */
export const defaultBranches: readonly string[] = ['row/{id}', 'row/{id}-*', 'row/{id}/*']

/** Branches that are nobody's work. */
export const defaultParked: readonly string[] = ['row/*-PARKED']

/** What is record and not work. */
export const defaultRecords: readonly string[] = ['**/*.md']
