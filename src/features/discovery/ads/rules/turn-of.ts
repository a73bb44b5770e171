/** Which turn it is: every hour other ads come first, the same ones for everybody. Nothing about the reader decides. */
export function turnOf(now: Date): string {
  return now.toISOString().slice(0, 13)
}
