/** Number of recovery codes per person. */
export const recoveryCodes = 10

/** Letters and digits that are not easily confused. */
const alphabet = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789'

/**
 * Formats ten random bytes as a code: `K7QMA-3XPWR`. Nearly 50 bits, so it cannot be guessed in ten
 * attempts.
 */
export function writeRecoveryCode(bytes: Uint8Array): string {
  const letters = [...bytes].slice(0, 10).map((byte) => alphabet[byte % alphabet.length])
  return `${letters.slice(0, 5).join('')}-${letters.slice(5).join('')}`
}

/**
 * Normalizes a typed code for comparison: no spaces or hyphens, upper case. Null if it cannot be a
 * code.
 */
export function recoveryKey(typed: string): string | null {
  const key = typed.toUpperCase().replace(/[\s-]/g, '')
  return key.length === 10 && [...key].every((letter) => alphabet.includes(letter)) ? key : null
}

/** Parses the six digits of an authenticator app; null for anything else. */
export function appCode(typed: string): string | null {
  const code = typed.replace(/\s/g, '')
  return /^\d{6}$/.test(code) ? code : null
}
