import { classifyQuestion } from '../../rules/classifier/classify-question.ts'

/** Whether a text clearly asks. */
export function asksIfReal(text: string): boolean {
  return classifyQuestion(text) === 'asks'
}
