/** How many actions at `price` the credits can pay for; `null` if the action is free. */
export function countAffordable(credits: number, price: number): number | null {
  return price <= 0 ? null : Math.floor(Math.max(0, credits) / price)
}
