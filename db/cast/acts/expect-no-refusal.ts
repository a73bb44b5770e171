import { isRefusal, type Refusal } from '#kernel/refusal.ts'

/**
 * Returns an endpoint's output; throws if it refused, because the story contains only permitted
 * actions.
 */
export function expectNoRefusal<T>(answer: T): Exclude<T, Refusal> {
  if (isRefusal(answer)) throw new Error(`an action of the story was refused: ${answer.refusal}`)
  return answer as Exclude<T, Refusal>
}
