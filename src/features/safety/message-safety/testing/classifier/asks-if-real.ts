import { howItAsks } from '../../rules/classifier/asks-if-real.ts'

/** Whether a text clearly asks. */
export function asksIfReal(text: string): boolean {
  return howItAsks(text) === 'asks'
}
