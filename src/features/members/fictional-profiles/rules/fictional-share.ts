export interface ProfileCounts {
  readonly members: number
  readonly fictional: number
}

/**
 * Returns fictional profiles as a share of all profiles, in hundredths of a percent; 0 without
 * profiles (F9).
 */
export function fictionalShare({ members, fictional }: ProfileCounts): number {
  const all = members + fictional
  return all === 0 ? 0 : Math.round((fictional * 10_000) / all)
}
