/** Maximum number of passkeys per account. */
export const maxPasskeys = 20

/** How long a device may take to sign. */
export const challengeMs = 5 * 60_000

export const maxPasskeyNameLength = 40

/**
 * Accepted signature algorithms by COSE number, in order of preference: Ed25519, ECDSA with
 * SHA-256, RSA with SHA-256.
 */
export const passkeyAlgorithms = [-8, -7, -257] as const

/** How a browser can reach the device that holds a passkey. */
export const passkeyTransports = [
  'ble',
  'cable',
  'hybrid',
  'internal',
  'nfc',
  'smart-card',
  'usb',
] as const

/** Returns the name as it is stored; empty if there is none. */
export function normalizePasskeyName(typed: string): string {
  return typed.trim().replaceAll(/\s+/g, ' ')
}

/** Decides whether an account may add another passkey, and if not, why. */
export function decidePasskeyAddition(facts: {
  readonly status: string
  readonly passkeys: number
}): 'may' | 'unconfirmed' | 'full' {
  // An account with an unconfirmed address must not leave behind a passkey that still opens the
  // account once the address's real owner confirms it.
  if (facts.status !== 'active') return 'unconfirmed'
  return facts.passkeys >= maxPasskeys ? 'full' : 'may'
}
