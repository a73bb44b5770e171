/** How long a code is valid, in milliseconds. */
export const codeLastsMs = 10 * 60_000
/** Maximum number of wrong attempts per code. */
export const triesAtMost = 5
/** How long to wait before the next code may be sent, in milliseconds. */
export const againAfterMs = 60_000

/** Result of checking a typed code. */
export type CodeVerdict = 'right' | 'wrong' | 'over'

/**
 * Checks a code. Without a pending code, too late or after too many attempts the result is `over`,
 * whatever was typed.
 */
export function judgeCode(
  waiting: { readonly expiresAt: Date; readonly tries: number } | null,
  matches: boolean,
  now: Date,
): CodeVerdict {
  if (waiting === null || waiting.expiresAt <= now || waiting.tries >= triesAtMost) return 'over'
  return matches ? 'right' : 'wrong'
}

/** Reads six digits from typed or pasted text, also "482 913"; null if it cannot be a code. */
export function codeDigits(typed: string): string | null {
  const digits = typed.replace(/[\s-]/g, '')
  return /^\d{6}$/.test(digits) ? digits : null
}
