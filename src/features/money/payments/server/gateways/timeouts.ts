/** How long an adapter waits for its provider. */
export interface Timeouts {
  /** For a single response. */
  readonly timeoutMs: number
  /**
   * How long to keep retrying when the provider is busy or failing; every attempt has the same
   * idempotency key.
   */
  readonly retryMs: number
}

/** Long enough for a bank behind the provider, short enough for a waiting member. */
export const defaultTimeouts: Timeouts = { timeoutMs: 8000, retryMs: 2500 }
