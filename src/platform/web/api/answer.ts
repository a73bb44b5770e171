/** A refusal as the browser sees it; `message` is always a sentence in the reader's language. */
export interface RefusalAnswer<Code extends string = string> {
  readonly status: number
  readonly code: Code | PlatformCode
  readonly message: string
  /** The field it concerns, when it concerns one. */
  readonly field?: string
  readonly with?: Readonly<Record<string, string | number>>
  /** For invalid input: one sentence per field. */
  readonly fields?: readonly { readonly path: string; readonly message: string }[]
  readonly authenticationRequired?: boolean
  readonly retryAfterSeconds?: number
}

/** Codes every call may answer with, beside its own. */
export type PlatformCode = 'offline' | 'fault' | 'not_found' | 'authentication_required' | 'input.invalid' | 'too_many'

/** What an action answers: the value, or why not. */
export type Answer<Value, Code extends string = string> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly refusal: RefusalAnswer<Code> }

/** A refusal in flight, for react-query and page loaders, which speak in thrown errors. */
export class CallRefused extends Error {
  readonly refusal: RefusalAnswer

  constructor(refusal: RefusalAnswer) {
    super(refusal.message)
    this.name = 'CallRefused'
    this.refusal = refusal
  }
}
