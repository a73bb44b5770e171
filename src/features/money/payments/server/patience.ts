/** How long an adapter waits for its provider. */
export interface Patience {
  /** For one answer. */
  readonly timeoutMs: number
  /** How long it goes on asking again where the provider is busy or broken; every try bears the same key. */
  readonly retryMs: number
}

/** Long enough for a bank behind the provider, short enough for a member in front of us. */
export const patience: Patience = { timeoutMs: 8000, retryMs: 2500 }
