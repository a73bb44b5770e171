/** The input by field name; a missing field was left empty. */
export type BankInput = Readonly<Record<string, string>>

/** Validation errors of a field, each with its own message. */
export type FieldError =
  | 'number_wrong'
  | 'not_a_test'
  | 'expires_wrong'
  | 'expired'
  | 'security_wrong'
  | 'bank_missing'
  | 'code_wrong'
  | 'voucher_wrong'

/** The bank's decision: paid now, later or after a challenge, or failed for a reason. */
export type BankDecision =
  | { readonly outcome: 'pay' | 'frictionless' | 'later' | 'challenge' }
  | {
      readonly outcome: 'fail'
      readonly failure: 'declined' | 'insufficient_funds' | 'card_expired'
    }

/** The result of evaluating the input: a decision, or errors by field. */
export type InputResult =
  | { readonly fate: BankDecision }
  | { readonly faults: Readonly<Record<string, FieldError>> }
