/** How many passkeys an account may have. */
export const passkeysAtMost = 20

/** For how long a device may take to sign. */
export const challengeMs = 5 * 60_000

/** The longest name of a passkey. */
export const passkeyNameMax = 40

/** Signatures taken, by their COSE numbers, the best first: Ed25519, ECDSA with SHA-256, RSA with SHA-256. */
export const passkeyAlgorithms = [-8, -7, -257] as const

/** How a browser may reach the device again that holds a passkey. */
export const passkeyTransports = ['ble', 'cable', 'hybrid', 'internal', 'nfc', 'smart-card', 'usb'] as const

/** A name as it is kept; empty when there is nothing in it. */
export function passkeyName(typed: string): string {
  return typed.trim().replaceAll(/\s+/g, ' ')
}

/** Whether an account may add one more, and if not, why. */
export function judgePasskeys(facts: {
  readonly status: string
  readonly passkeys: number
}): 'may' | 'unconfirmed' | 'full' {
  // Whoever only claims an address must leave nothing behind that still opens the account once its owner confirms it.
  if (facts.status !== 'active') return 'unconfirmed'
  return facts.passkeys >= passkeysAtMost ? 'full' : 'may'
}
