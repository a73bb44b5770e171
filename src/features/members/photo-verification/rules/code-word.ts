const first = 'BDFGKLMNPRT'
const second = 'AEIOU'

/**
 * Generates a word to write on paper, such as "TALO 27": pronounceable in seven languages, without
 * letters and digits that look alike.
 */
export function codeWord(roll: number): string {
  let left = roll
  const take = (from: string) => {
    const letter = from[left % from.length] ?? ''
    left = Math.floor(left / from.length)
    return letter
  }
  return `${take(first)}${take(second)}${take(first)}${take(second)} ${take('234679')}${take('234679')}`
}
