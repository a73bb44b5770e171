const first = 'BDFGKLMNPRT'
const second = 'AEIOU'

/**
 * Generates a word to write on paper, such as "TALO 27": pronounceable in seven languages, without
 * letters and digits that look alike.
 */
export function generateCodeWord(roll: number): string {
  let left = roll
  const take = (from: string) => {
    const character = from[left % from.length] ?? ''
    left = Math.floor(left / from.length)
    return character
  }
  return `${take(first)}${take(second)}${take(first)}${take(second)} ${take('234679')}${take('234679')}`
}
