/** Made by the build from every contract, so that the browser carries no schemas. */
declare module 'virtual:calls' {
  /** Each call's `METHOD /path` by its name. */
  export const calls: Readonly<Record<string, string>>
  /** The names of the calls that may be repeated without a second effect. */
  export const repeatable: readonly string[]
}

/** Made by the build for each language: the phrases of every page, and the way to the rest. */
declare module 'virtual:phrases/*' {
  export const first: Readonly<Record<string, object>>
  export const rest: Readonly<Record<string, () => Promise<{ default: object }>>>
}
