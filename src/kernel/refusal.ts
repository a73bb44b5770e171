/** An expected "no": a value with a declared code, whose text in seven languages is the phrase `feature.refusals.reason`. */
export interface Refusal<Code extends string = string> {
  readonly refusal: Code
  /** Arguments of the phrase (minutes left, the smallest age …). Never anything the caller may not know. */
  readonly with?: Readonly<Record<string, string | number>>
  /** The field of the call it concerns, when it concerns one. */
  readonly field?: string
}

/** Says no with a code: `return refuse('accounts.login_failed')`. */
export function refuse<const Code extends string>(
  refusal: Code,
  more: { with?: Record<string, string | number>; field?: string } = {},
): Refusal<Code> {
  return { refusal, ...more }
}

/** Whether an answer is a refusal. */
export function isRefusal(answer: unknown): answer is Refusal {
  return typeof answer === 'object' && answer !== null && 'refusal' in answer
}
