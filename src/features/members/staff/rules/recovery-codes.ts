/** Number of recovery codes per person. */
export const recoveryCodeCount = 10

/** Letters and digits that are not easily confused. */
const alphabet = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789'

/**
 * Formats ten random bytes as a code: `K7QMA-3XPWR`. Nearly 50 bits, so it cannot be guessed in ten
 * attempts.
 */
export function formatRecoveryCode(bytes: Uint8Array): string {
  const characters = [...bytes].slice(0, 10).map((byte) => alphabet[byte % alphabet.length])
  return `${characters.slice(0, 5).join('')}-${characters.slice(5).join('')}`
}

/**
 * Normalizes a typed code for comparison: no spaces or hyphens, upper case. Null if it cannot be a
 * code.
 */
export function normalizeRecoveryCode(typed: string): string | null {
  const key = typed.toUpperCase().replace(/[\s-]/g, '')
  return key.length === 10 && [...key].every((character) => alphabet.includes(character))
    ? key
    : null
}

/** Parses the six digits of an authenticator app; null for anything else. */
export function parseAppCode(typed: string): string | null {
  const code = typed.replace(/\s/g, '')
  return /^\d{6}$/.test(code) ? code : null
}
