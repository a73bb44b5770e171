/** What is wrong with one field of the input. */
export interface FieldProblem {
  /** The field, `city.name` or `photos.0` where it lies deeper. */
  readonly path: string
  /** A phrase key: `input.required` of the machinery, or a feature's own `accounts.refusals.…`. */
  readonly reason: string
  readonly message: string
}

/** A "no" as callers see it; `message` is a sentence in their language. */
export interface CallRefusal {
  readonly status: number
  readonly code: string
  readonly message: string
  readonly field?: string
  readonly with?: Readonly<Record<string, string | number>>
  readonly fields?: readonly FieldProblem[]
  readonly authenticationRequired?: boolean
  readonly retryAfterSeconds?: number
}

/** What a call comes to: its value, or why not. */
export type CallAnswer =
  | { readonly ok: true; readonly value: unknown }
  | { readonly ok: false; readonly refusal: CallRefusal }
