/** Whether an ad may be labelled "live now": only until a given instant, never permanently. */
export function isLive(liveUntil: Date | null, now: Date): boolean {
  return liveUntil !== null && now < liveUntil
}
