/** How many codes one gets. */
export const recoveryCodes = 10

/** Letters and digits that nobody takes for one another. */
const alphabet = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789'

/** Writes a code from random bytes, ten of them: `K7QMA-3XPWR`. Nearly fifty bits, so nobody guesses one in ten tries. */
export function writeRecoveryCode(bytes: Uint8Array): string {
  const letters = [...bytes].slice(0, 10).map((byte) => alphabet[byte % alphabet.length])
  return `${letters.slice(0, 5).join('')}-${letters.slice(5).join('')}`
}

/** A code as it is compared: without spaces, hyphens and small letters. Null for what cannot be one. */
export function recoveryKey(typed: string): string | null {
  const key = typed.toUpperCase().replace(/[\s-]/g, '')
  return key.length === 10 && [...key].every((letter) => alphabet.includes(letter)) ? key : null
}

/** The six digits of an app, or null for anything else. */
export function appCode(typed: string): string | null {
  const code = typed.replace(/\s/g, '')
  return /^\d{6}$/.test(code) ? code : null
}
