/**
 * An expected failure: a value with a declared code, whose text in seven languages is the phrase
 * `feature.refusals.reason`.
 */
export interface Refusal<Code extends string = string> {
  readonly refusal: Code
  /**
   * Arguments of the phrase (minutes left, minimum age …). Must not contain anything that the
   * caller may not know.
   */
  readonly with?: Readonly<Record<string, string | number>>
  /** The input field it concerns, if any. */
  readonly field?: string
}

/** Creates a refusal: `return refuse('accounts.login_failed')`. */
export function refuse<const Code extends string>(
  refusal: Code,
  more: { with?: Record<string, string | number>; field?: string } = {},
): Refusal<Code> {
  return { refusal, ...more }
}

/** Whether a handler's result is a refusal. */
export function isRefusal(answer: unknown): answer is Refusal {
  return typeof answer === 'object' && answer !== null && 'refusal' in answer
}

/** Returns a handler's output; throws if it refused, for callers that only do what is permitted. */
export function expectNoRefusal<T>(answer: T): Exclude<T, Refusal> {
  if (isRefusal(answer)) throw new Error(`refused: ${answer.refusal}`)
  return answer as Exclude<T, Refusal>
}
