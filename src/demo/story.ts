/** One commit of the demonstration, told in days before its now. */
export interface StoryCommit {
  readonly branch: string
  /** The branch it starts from, for the first commit of a branch. */
  readonly from?: string
  readonly daysAgo: number
  readonly message: string
  /** Path → text; null removes the file. */
  readonly files: Readonly<Record<string, string | null>>
}

/** The day on which the demonstration takes place: it prints the same on every day and machine. */
export const storyNow = '2026-06-01'

/** The row whose branch has lost its objects, so that Git cannot answer for it. */
export const brokenBranch = 'row/APP-SYNC'

const configuration = `base: main
matrices: ['plan/*.md']
columns: { id: [ID], state: [State], spec: [Spec], owner: [Owner] }
states:
  INVENTORIED: inventoried
  READY: ready
  ACTIVE: active
  GATING: gating
  PARTIAL: partial
  BLOCKED: blocked
  DONE: done
`

const plan = (rows: readonly string[]): string =>
  [
    '# The plan',
    '',
    '| ID | Item | Spec | State | Owner |',
    '| --- | --- | --- | --- | --- |',
    ...rows,
    '',
  ].join('\n')

const row = (id: string, item: string, state: string, spec = '-', owner = '-'): string =>
  `| \`${id}\` | ${item} | ${spec} | ${state} | ${owner} |`

const application = plan([
  row('APP-LOGIN', 'Sign in with a passkey', '`ACTIVE`', '[spec](specs/login.md)', 'ada'),
  row('APP-SEARCH', 'Search by title', '`ACTIVE`', '-', 'ada'),
  row('APP-EXPORT', 'Export to CSV', '`ACTIVE`', '[spec](specs/export.md)', 'lin'),
  row('APP-IMPORT', 'Import from CSV', '`ACTIVE`', 'planned', 'lin'),
  row('APP-UNDO', 'Undo the last edit', '`ACTIVE`', '-', 'lin'),
  row('APP-LOG', 'An audit log', '`ACTIVE`', '-', 'kim'),
  row('APP-SYNC', 'Sync between devices', '`ACTIVE`', '-', 'kim'),
  row('APP-CACHE', 'Cache thumbnails', '`ACTIVE`', '-', 'kim'),
  row('APP-THEME', 'Dark theme', '`ACTIVE`', '-', 'ada'),
  row('APP-TAGS', 'Tags on notes', '`GATING`', '-', 'ada'),
  row('APP-QUEUE', 'Retry queue', '`READY`'),
  row('APP-MAIL', 'Send by mail', '`BLOCKED` on the provider'),
  row('APP-PRINT', 'Print a note', '`DONE`'),
  row('APP-PDF', 'PDF export', '`PARTIAL`'),
  row('APP-SHARE', 'Share a link', '`ACTVE`'),
  row('APP-GREP', 'Filter with `a|b`', '`INVENTORIED`'),
  row('tbd', 'Something with maps', '`INVENTORIED`'),
])

const services = plan([row('SRV-API', 'The public API', '`DONE`'), row('APP-MAIL', 'Send by mail', '`DONE`')])

const oldPlan = ['| ID | State |', '| --- | --- |', '| `OLD-1` | `ACTIVE` |', ''].join('\n')

const work = (
  branch: string,
  path: string,
  daysAgo: number,
  message: string,
  from?: string,
): StoryCommit => ({
  branch,
  daysAgo,
  message,
  files: { [path]: `${message}\n` },
  ...(from === undefined ? {} : { from }),
})

/** The whole history of the demonstration: every verdict and a good part of the rules occur in it. Oldest first. */
export const story: readonly StoryCommit[] = [
  {
    branch: 'main',
    daysAgo: 200,
    message: 'Start the application',
    files: {
      '.github/rowaudit.yml': configuration,
      'README.md': '# A small application\n',
      'src/main.ts': 'export {}\n',
    },
  },
  {
    branch: 'main',
    daysAgo: 190,
    message: 'Write the plan',
    files: {
      'plan/application.md': application,
      'plan/services.md': services,
      'plan/specs/login.md': '# APP-LOGIN\n\nSign in with a passkey.\n',
      'plan/specs/export.md': '# APP-EXPORT\n\nExport every note as CSV.\n',
      'docs/old-plan.md': oldPlan,
    },
  },
  work('main', 'src/api.ts', 180, 'SRV-API: serve notes over HTTP'),
  work('row/APP-CACHE', 'src/cache.ts', 120, 'Cache thumbnails on disk', 'main'),
  {
    branch: 'main',
    daysAgo: 90,
    message: 'Claim APP-LOG',
    files: { 'docs/notes.md': '# Notes\n\nAPP-LOG: kim will start on Monday.\n' },
  },
  work('main', 'src/mail.ts', 60, 'Send notes by mail\n\nCloses APP-MAIL.'),
  work('row/APP-TAGS', 'src/tags.ts', 45, 'Store tags', 'main'),
  { ...work('main', 'src/tags.ts', 44, 'Tags on notes (#12)'), files: { 'src/tags.ts': 'Store tags\n' } },
  work('main', 'src/search.ts', 30, 'APP-SEARCH: search by title'),
  work('main', 'src/undo.ts', 25, 'APP-UNDO: keep a stack of edits'),
  {
    branch: 'main',
    daysAgo: 24,
    message: 'Revert "APP-UNDO: keep a stack of edits"',
    files: { 'src/undo.ts': null },
  },
  work('row/APP-THEME', 'src/theme.css', 6, 'Draw on black', 'main'),
  work('row/APP-THEME-vars', 'src/vars.css', 5, 'Colours as variables', 'main'),
  work('row/APP-QUEUE', 'src/queue.ts', 4, 'Retry three times', 'main'),
  work('row/APP-GHOST', 'src/ghost.ts', 4, 'Try something', 'main'),
  work(brokenBranch, 'src/sync.ts', 3, 'Exchange changes', 'main'),
  work('row/APP-LOGIN', 'src/login.ts', 2, 'Ask for a passkey', 'main'),
]
