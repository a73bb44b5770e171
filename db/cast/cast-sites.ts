/** The two sites of a new installation, each with its pool of members. */
export const castSites = {
  minuet: { site: 1, pool: 1 },
  sarabande: { site: 2, pool: 2 },
} as const

export type SiteKey = keyof typeof castSites
