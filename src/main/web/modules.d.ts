/** Made by the build from every contract, so that the browser carries no schemas. */
declare module 'virtual:calls' {
  /** Each call's `METHOD /path` by its name. */
  export const calls: Readonly<Record<string, string>>
  /** The names of the calls that may be repeated without a second effect. */
  export const repeatable: readonly string[]
}
