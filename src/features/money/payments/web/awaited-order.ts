const key = 'payments.awaited'

/** Remembers in this tab that an order was sent to be paid, so that its end is greeted once and not at every look. */
export function awaitOrder(order: string): void {
  try {
    sessionStorage.setItem(key, order)
  } catch {
    // A browser that keeps nothing greets nobody; the page says the same.
  }
}

/** Whether this tab waited for the order; true once. */
export function wasAwaited(order: string): boolean {
  try {
    if (sessionStorage.getItem(key) !== order) return false
    sessionStorage.removeItem(key)
    return true
  } catch {
    return false
  }
}
