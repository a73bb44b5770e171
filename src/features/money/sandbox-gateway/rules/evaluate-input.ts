import type { SandboxScreen } from '#features/money/payments/index.ts'
import { delayByAmount } from './bank-decisions.ts'
import type { BankInput, InputResult } from './bank-input.ts'
import { screenRules } from './screen-rules.ts'

interface Facts {
  readonly shape: SandboxScreen
  readonly amountMinor: number
  readonly now: Date
}

/** Evaluates a submitted page (CRED-12): a decision by the magic values, or the invalid fields. */
export function evaluateInput(typed: BankInput, { shape, amountMinor, now }: Facts): InputResult {
  const { validate, decide } = screenRules[shape]
  const faults = validate(typed, now)
  return Object.keys(faults).length > 0
    ? { faults }
    : { fate: delayByAmount(decide(typed), amountMinor) }
}
