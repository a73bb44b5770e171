/** The problem with one input field. */
export interface FieldProblem {
  /** The field, `city.name` or `photos.0` if nested. */
  readonly path: string
  /** A phrase key: `input.required` of the platform, or a feature's own `accounts.refusals.…`. */
  readonly reason: string
  readonly message: string
}

/** A refusal as returned to callers; `message` is a sentence in their language. */
export interface EndpointRefusal {
  readonly status: number
  readonly code: string
  readonly message: string
  readonly field?: string
  readonly with?: Readonly<Record<string, string | number>>
  readonly fields?: readonly FieldProblem[]
  readonly authenticationRequired?: boolean
  readonly retryAfterSeconds?: number
}

/** The result of an endpoint: its output, or a refusal. */
export type EndpointResult =
  | { readonly ok: true; readonly value: unknown }
  | { readonly ok: false; readonly refusal: EndpointRefusal }
