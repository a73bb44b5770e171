const dayMs = 86_400_000

/** How many whole working days lie between two instants, Saturdays and Sundays left out (UTC). */
export function businessDays(from: Date, to: Date): number {
  let count = 0
  for (let at = from.getTime() + dayMs; at <= to.getTime(); at += dayMs) {
    const day = new Date(at).getUTCDay()
    if (day !== 0 && day !== 6) count += 1
  }
  return count
}

/** After so many working days money that a provider holds should have come. */
export const clearsWithinDays = 5
