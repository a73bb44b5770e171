/** The highest limit that can be set, in minor units. */
export const maxLimitMinor = 10_000_000
