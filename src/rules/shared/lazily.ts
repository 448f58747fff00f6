/** Code that is loaded only where a rule that looks with it is asked. */
export interface Lazy<Module> {
  /** Loads it, once however often it is called. */
  readonly load: () => Promise<unknown>
  /** What was loaded. Throws where nobody has: whoever asks a rule awaits its `load` first. */
  readonly now: Module
}

/** Loads by the function, when somebody wants it. */
export const lazily = <Module>(load: () => Promise<Module>): Lazy<Module> => {
  let loaded: Module | undefined
  return {
    load: async () => (loaded ??= await load()),
    get now() {
      if (loaded === undefined) throw new Error('A rule was asked before what it looks with was loaded')
      return loaded
    },
  }
}
