import { createHmac, timingSafeEqual } from 'node:crypto'
import { createKeyedHash } from '#platform/server/keyed-hash.ts'

/**
 * Maximum clock difference between sender and receiver in seconds; an older webhook is a replay.
 */
const toleranceSeconds = 300

export const signatureHeader = 'sandbox-signature'

/** A key for one purpose, derived from the installation secret. */
export function sandboxKey(secret: string, purpose: 'api' | 'webhook'): Buffer {
  return createKeyedHash(secret, 'sandbox_gateway').digest(purpose)
}

/** The header of a body sent now: `t=1782900000,v1=…`, HMAC-SHA256 over time and body. */
export function signBody(key: Buffer, body: string | Uint8Array, now: Date): string {
  const seconds = Math.floor(now.getTime() / 1000)
  return `t=${seconds},v1=${digest(key, seconds, body).toString('hex')}`
}

/** Whether the header proves that the body was signed with the key within five minutes. */
export function isSigned(
  key: Buffer,
  body: Uint8Array,
  header: string | undefined,
  now: Date,
): boolean {
  const match = /^t=(\d{1,12}),v1=([0-9a-f]{64})$/.exec(header ?? '')
  if (match === null) return false
  const seconds = Number(match[1])
  if (Math.abs(now.getTime() / 1000 - seconds) > toleranceSeconds) return false
  return timingSafeEqual(digest(key, seconds, body), Buffer.from(match[2] ?? '', 'hex'))
}

function digest(key: Buffer, seconds: number, body: string | Uint8Array): Buffer {
  return createHmac('sha256', key).update(`${seconds}.`).update(body).digest()
}
