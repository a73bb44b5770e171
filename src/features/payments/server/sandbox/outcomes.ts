import type { ProviderState } from '../../rules/order-status.ts'

/** What a payer can do on the sandbox's page. */
export const outcomes = ['pay', 'later', 'challenge', 'challenge_passed', 'challenge_failed', 'fail', 'cancel'] as const
export type Outcome = (typeof outcomes)[number]

interface Step {
  readonly from: readonly ProviderState[]
  readonly to: ProviderState
}

/** Where each leads, and from where alone it can be taken. `later` is paid once the bank has slept on it. */
export const steps: Readonly<Record<Outcome, Step>> = {
  pay: { from: ['open'], to: 'paid' },
  later: { from: ['open'], to: 'processing' },
  challenge: { from: ['open'], to: 'action_required' },
  challenge_passed: { from: ['action_required'], to: 'paid' },
  challenge_failed: { from: ['action_required'], to: 'failed' },
  fail: { from: ['open'], to: 'failed' },
  cancel: { from: ['open', 'action_required'], to: 'cancelled' },
}

/** Tells whether a text names an outcome. */
export function isOutcome(text: unknown): text is Outcome {
  return (outcomes as readonly unknown[]).includes(text)
}

/** What can be done now. */
export function outcomesOf(state: ProviderState): Outcome[] {
  return outcomes.filter((outcome) => steps[outcome].from.includes(state))
}
