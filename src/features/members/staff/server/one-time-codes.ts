import { Secret, TOTP } from 'otpauth'

const shape = { algorithm: 'SHA1', digits: 6, period: 30 } as const

/** Creates a secret for an authenticator app: 160 bits in base32. */
export function newSecret(): string {
  return new Secret({ size: 20 }).base32
}

/** Returns the URI that an app reads from a QR code. */
export function formatSecretUri(
  secret: string,
  person: { readonly email: string; readonly site: string },
): string {
  return new TOTP({
    ...shape,
    issuer: `${person.site} office`,
    label: person.email,
    secret,
  }).toString()
}

/** Returns the code that an app shows at an instant; for the demo and for tests. */
export function codeAt(secret: string, now: Date): string {
  return new TOTP({ ...shape, secret }).generate({ timestamp: now.getTime() })
}

/**
 * Returns the time step a code belongs to, allowing one step before and after the present for clock
 * differences; null for a wrong code.
 */
export function findStep(secret: string, code: string, now: Date): number | null {
  const timestamp = now.getTime()
  const delta = new TOTP({ ...shape, secret }).validate({ token: code, timestamp, window: 1 })
  return delta === null ? null : Math.floor(timestamp / 30_000) + delta
}
