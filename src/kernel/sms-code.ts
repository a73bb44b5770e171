/** How long a code is valid, in milliseconds. */
export const codeValidMs = 10 * 60_000
/** Maximum number of wrong attempts per code. */
export const maxAttempts = 5
/** How long to wait before the next code may be sent, in milliseconds. */
export const resendAfterMs = 60_000

/** Result of checking a typed code. */
export type CodeCheckResult = 'right' | 'wrong' | 'over'

/**
 * Checks a code. Without a pending code, too late or after too many attempts the result is `over`,
 * whatever was typed.
 */
export function checkCode(
  waiting: { readonly expiresAt: Date; readonly tries: number } | null,
  matches: boolean,
  now: Date,
): CodeCheckResult {
  if (waiting === null || waiting.expiresAt <= now || waiting.tries >= maxAttempts) return 'over'
  return matches ? 'right' : 'wrong'
}

/** Reads six digits from typed or pasted text, including "482 913"; null if it cannot be a code. */
export function parseCode(typed: string): string | null {
  const digits = typed.replace(/[\s-]/g, '')
  return /^\d{6}$/.test(digits) ? digits : null
}
