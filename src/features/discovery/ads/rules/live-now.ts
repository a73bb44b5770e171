/** Whether an ad may say "live now": only up to an instant somebody named, never for good. */
export function liveNow(liveUntil: Date | null, now: Date): boolean {
  return liveUntil !== null && now < liveUntil
}
