import type { Failure, ProviderState } from '#features/money/payments/index.ts'

/** The choices of a payer on the sandbox's page. */
export const outcomes = [
  'pay',
  'frictionless',
  'later',
  'later_failed',
  'challenge',
  'challenge_passed',
  'challenge_failed',
  'challenge_left',
  'insufficient_funds',
  'fail',
  'expire',
  'cancel',
] as const
export type Outcome = (typeof outcomes)[number]

/** Details of a step besides the new state. */
export interface StepFacts {
  readonly failure?: Failure | null
  /** The result once the bank has processed it. */
  readonly settlesAs?: 'paid' | 'failed'
  readonly threeDSecure?: 'frictionless' | 'challenge'
  /** The country of the payer's bank or card. */
  readonly payerCountry?: string | null
}

interface Step extends StepFacts {
  readonly from: readonly ProviderState[]
  readonly to: ProviderState
}

/**
 * The state each outcome leads to, and the states in which it is possible. The bank later confirms
 * `later` and rejects `later_failed`.
 */
export const steps: Readonly<Record<Outcome, Step>> = {
  pay: { from: ['open'], to: 'paid' },
  frictionless: { from: ['open'], to: 'paid', threeDSecure: 'frictionless' },
  later: { from: ['open'], to: 'processing', settlesAs: 'paid' },
  later_failed: { from: ['open'], to: 'processing', settlesAs: 'failed', failure: 'declined' },
  challenge: { from: ['open'], to: 'action_required', threeDSecure: 'challenge' },
  challenge_passed: { from: ['action_required'], to: 'paid' },
  challenge_failed: { from: ['action_required'], to: 'failed', failure: 'authentication_failed' },
  // Leaving the bank's page does not decide anything; it stays open until it expires.
  challenge_left: { from: ['action_required'], to: 'action_required' },
  insufficient_funds: { from: ['open'], to: 'failed', failure: 'insufficient_funds' },
  fail: { from: ['open'], to: 'failed' },
  expire: { from: ['open', 'action_required'], to: 'expired' },
  cancel: { from: ['open', 'action_required'], to: 'cancelled' },
}

export function isOutcome(text: unknown): text is Outcome {
  return (outcomes as readonly unknown[]).includes(text)
}

/** The outcomes possible in a state; only cards have a bank that authenticates the payer. */
export function availableOutcomes(state: ProviderState, card = true): Outcome[] {
  const cardOnly = ['frictionless', 'challenge']
  return outcomes.filter(
    (outcome) => steps[outcome].from.includes(state) && (card || !cardOnly.includes(outcome)),
  )
}
