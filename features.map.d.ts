export interface Domain {
  /** Lower domains whose features any feature of this domain may use. */
  readonly uses: readonly string[]
  /** Each feature with the features of the same domain it may use. */
  readonly features: Readonly<Record<string, readonly string[]>>
}

export type DomainMap = Readonly<Record<string, Domain>>
export type Exceptions = readonly (readonly [feature: string, mayAlsoUse: string, why: string])[]

export interface Feature {
  readonly name: string
  readonly domain: string
  /** The name with underscores: its SQL schema, the prefix of its endpoints and events, its phrase namespace. */
  readonly key: string
  /** From the project's root. */
  readonly folder: string
  readonly mayUse: readonly string[]
}

export const domains: DomainMap
export const exceptions: Exceptions
export function listFeatures(map?: DomainMap, extra?: Exceptions): Feature[]
