/** Where a code comes from: the office made it, or it is one of the two offers everybody new has. */
export const codeKinds = ['code', 'time_bonus', 'welcome'] as const
export type CodeKind = (typeof codeKinds)[number]

/** What a code takes off a price: a share of it, or a sum in a currency. */
export interface Worth {
  /** 1 to 90; null for a sum. */
  readonly percentage: number | null
  /** In the smallest unit; null for a share. */
  readonly value_minor: number | null
}

/** What a code asks of the order it is used for. */
export interface CodeTerms extends Worth {
  readonly kind: CodeKind
  readonly code: string
  /** From where the order has to be paid; null is from anywhere. */
  readonly country: string | null
  /** Of the sum and of the minimum; null where there is neither. */
  readonly currency: string | null
  readonly minimum_order_minor: number | null
  /** By what it has to be paid; none is by anything. */
  readonly methods: readonly string[]
}

/** The terms of an offer that asks for nothing. */
export function sharedTerms(kind: CodeKind, code: string, percentage: number): CodeTerms {
  const open = { country: null, value_minor: null, currency: null, minimum_order_minor: null, methods: [] }
  return { kind, code, percentage, ...open }
}
