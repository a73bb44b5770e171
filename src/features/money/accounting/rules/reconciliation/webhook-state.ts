/** State of a stored webhook. */
export const webhookStates = ['done', 'waiting', 'failed', 'unknown'] as const
export type WebhookState = (typeof webhookStates)[number]

/** How long a webhook without a response from the provider is retried automatically. */
export const retryWindowMs = 86_400_000

/**
 * `unknown`: does not refer to any of our payments; `failed`: amount mismatch, or no response for a
 * day.
 */
export function getWebhookState(
  { outcome, received_at }: { readonly outcome: string | null; readonly received_at: Date },
  now: Date,
): WebhookState {
  if (outcome === 'quarantined') return 'unknown'
  if (outcome === 'mismatch') return 'failed'
  if (outcome !== null) return 'done'
  return now.getTime() - received_at.getTime() > retryWindowMs ? 'failed' : 'waiting'
}
