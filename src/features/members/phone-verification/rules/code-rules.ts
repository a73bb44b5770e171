/** How long a code works, in milliseconds. */
export const codeLastsMs = 10 * 60_000
/** So many wrong tries end it. */
export const triesAtMost = 5
/** How long to wait before the next code is sent, in milliseconds. */
export const againAfterMs = 60_000

/** What becomes of a typed code. */
export type CodeVerdict = 'right' | 'wrong' | 'over'

/** Judges a code: nothing waiting, too late or too many tries is over, whatever was typed. */
export function judgeCode(
  waiting: { readonly expiresAt: Date; readonly tries: number } | null,
  matches: boolean,
  now: Date,
): CodeVerdict {
  if (waiting === null || waiting.expiresAt <= now || waiting.tries >= triesAtMost) return 'over'
  return matches ? 'right' : 'wrong'
}

/** Reads six digits out of what was typed or pasted, "482 913" too; null when it cannot be a code. */
export function codeDigits(typed: string): string | null {
  const digits = typed.replace(/[\s-]/g, '')
  return /^\d{6}$/.test(digits) ? digits : null
}
