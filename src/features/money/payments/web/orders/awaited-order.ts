const key = 'payments.awaited'

/**
 * Records in this tab that an order was sent for payment, so that its completion is announced only
 * once.
 */
export function awaitOrder(order: string): void {
  try {
    sessionStorage.setItem(key, order)
  } catch {
    // Without storage there is no toast; the page shows the same information.
  }
}

/** Whether this tab waited for the order; true only once. */
export function wasAwaited(order: string): boolean {
  try {
    if (sessionStorage.getItem(key) !== order) return false
    sessionStorage.removeItem(key)
    return true
  } catch {
    return false
  }
}
