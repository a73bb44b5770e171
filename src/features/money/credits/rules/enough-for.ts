/** How many acts of a price a wallet can pay for; null where they are free. */
export function enoughFor(credits: number, price: number): number | null {
  return price <= 0 ? null : Math.floor(Math.max(0, credits) / price)
}
