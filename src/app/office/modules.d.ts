/** Made by the build from every contract: what the back office may ask, and who of the staff may ask it. */
declare module 'virtual:office-calls' {
  /** Each call's `METHOD /path` by its name. */
  export const calls: Readonly<Record<string, string>>
  /** The names of the calls that may be repeated without a second effect. */
  export const repeatable: readonly string[]
  /** The roles that may make each call. */
  export const roles: Readonly<Record<string, readonly string[]>>
}
