/** How many profiles of a pool are members, and how many are fictional. */
export interface ProfileCounts {
  readonly members: number
  readonly fictional: number
}

/** The share of fictional profiles of all, in hundredths of a percent; 0 where there are no profiles (F9). */
export function shareOf({ members, fictional }: ProfileCounts): number {
  const all = members + fictional
  return all === 0 ? 0 : Math.round((fictional * 10_000) / all)
}
