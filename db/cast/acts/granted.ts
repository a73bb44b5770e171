import { isRefusal, type Refusal } from '#kernel/refusal.ts'

/** What a door answered; a fault when it refused, for the story tells only of what may happen. */
export function granted<T>(answer: T): Exclude<T, Refusal> {
  if (isRefusal(answer)) throw new Error(`the story was refused: ${answer.refusal}`)
  return answer as Exclude<T, Refusal>
}
