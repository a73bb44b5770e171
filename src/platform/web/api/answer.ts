/**
 * A refusal as received by the browser; `message` is always a sentence in the reader's language.
 */
export interface RefusalAnswer<Code extends string = string> {
  readonly status: number
  readonly code: Code | PlatformCode
  readonly message: string
  /** The field it concerns, if any. */
  readonly field?: string
  readonly with?: Readonly<Record<string, string | number>>
  /** For invalid input: one sentence per field. */
  readonly fields?: readonly { readonly path: string; readonly message: string }[]
  readonly authenticationRequired?: boolean
  readonly retryAfterSeconds?: number
}

/** Error codes that every endpoint may return in addition to its own. */
export type PlatformCode =
  | 'offline'
  | 'fault'
  | 'not_found'
  | 'authentication_required'
  | 'terms_not_accepted'
  | 'input.invalid'
  | 'too_many'
  | 'too_slow'

/** The result of an action: the value, or the refusal. */
export type Answer<Value, Code extends string = string> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly refusal: RefusalAnswer<Code> }

/** Whether the input of a request was invalid. */
export function isInvalidInput(answer: Answer<unknown>): boolean {
  return !answer.ok && answer.refusal.code === 'input.invalid'
}

/** A refusal as a thrown error, for react-query and page loaders. */
export class CallRefused extends Error {
  readonly refusal: RefusalAnswer

  constructor(refusal: RefusalAnswer) {
    super(refusal.message)
    this.name = 'CallRefused'
    this.refusal = refusal
  }
}
