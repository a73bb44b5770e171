/** Origin of a code: created by the office, or an offer: two for new members, one to stay. */
export const codeKinds = ['code', 'time_bonus', 'welcome', 'stay'] as const
export type CodeKind = (typeof codeKinds)[number]

/** Discount of a code: a percentage, or an amount in a currency. */
export interface DiscountValue {
  /** 1 to 90; `null` for an amount. */
  readonly percentage: number | null
  /** In minor units; `null` for a percentage. */
  readonly value_minor: number | null
}

/** Discount and conditions of a code. */
export interface CodeTerms extends DiscountValue {
  readonly kind: CodeKind
  readonly code: string
  /** Country the order must be paid from; `null` for any. */
  readonly country: string | null
  /** Currency of the amount and of the minimum; `null` if neither is set. */
  readonly currency: string | null
  readonly minimum_order_minor: number | null
  /** Accepted payment methods; empty for any. */
  readonly methods: readonly string[]
}

/** Terms of an offer without conditions. */
export function createOfferTerms(kind: CodeKind, code: string, percentage: number): CodeTerms {
  const open = {
    country: null,
    value_minor: null,
    currency: null,
    minimum_order_minor: null,
    methods: [],
  }
  return { kind, code, percentage, ...open }
}
