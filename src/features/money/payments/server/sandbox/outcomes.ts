import type { Failure } from '../../rules/failures.ts'
import type { ProviderState } from '../../rules/order-status.ts'

/** What a payer can do on the sandbox's page. */
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

/** What a step tells besides where it leads. */
export interface StepFacts {
  readonly failure?: Failure | null
  /** What becomes of it once the bank has slept on it. */
  readonly settlesAs?: 'paid' | 'failed'
  readonly threeDSecure?: 'frictionless' | 'challenge'
  /** Where the payer's bank or card is from. */
  readonly payerCountry?: string | null
}

interface Step extends StepFacts {
  readonly from: readonly ProviderState[]
  readonly to: ProviderState
}

/** Where each leads, and from where alone it can be taken. `later` is paid once the bank has slept on it, `later_failed` is not. */
export const steps: Readonly<Record<Outcome, Step>> = {
  pay: { from: ['open'], to: 'paid' },
  frictionless: { from: ['open'], to: 'paid', threeDSecure: 'frictionless' },
  later: { from: ['open'], to: 'processing', settlesAs: 'paid' },
  later_failed: { from: ['open'], to: 'processing', settlesAs: 'failed', failure: 'declined' },
  challenge: { from: ['open'], to: 'action_required', threeDSecure: 'challenge' },
  challenge_passed: { from: ['action_required'], to: 'paid' },
  challenge_failed: { from: ['action_required'], to: 'failed', failure: 'authentication_failed' },
  // Whoever leaves the bank's page has decided nothing: it stays open until it closes by itself.
  challenge_left: { from: ['action_required'], to: 'action_required' },
  insufficient_funds: { from: ['open'], to: 'failed', failure: 'insufficient_funds' },
  fail: { from: ['open'], to: 'failed' },
  expire: { from: ['open', 'action_required'], to: 'expired' },
  cancel: { from: ['open', 'action_required'], to: 'cancelled' },
}

/** Tells whether a text names an outcome. */
export function isOutcome(text: unknown): text is Outcome {
  return (outcomes as readonly unknown[]).includes(text)
}

/** What can be done now; only a card has a bank that asks whether it is you. */
export function outcomesOf(state: ProviderState, card = true): Outcome[] {
  const asking = ['frictionless', 'challenge']
  return outcomes.filter((outcome) => steps[outcome].from.includes(state) && (card || !asking.includes(outcome)))
}
