import { classifyQuestion } from '../../rules/classifier/asks-if-real.ts'

/** Whether a text clearly asks. */
export function asksIfReal(text: string): boolean {
  return classifyQuestion(text) === 'asks'
}
