import { hash, randomBytes, randomInt, randomUUID } from 'node:crypto'

/** A new public id: 128 bits as a UUID. */
export function newId(): string {
  return randomUUID()
}

/**
 * A secret for a link or cookie: 256 random bits for its owner, and the hash, the only part that is
 * stored.
 */
export function newToken(): { token: string; hash: Buffer } {
  const token = randomBytes(32).toString('base64url')
  return { token, hash: hashToken(token) }
}

/** Random bytes, for secrets with a special format. */
export function newBytes(count: number): Buffer {
  return randomBytes(count)
}

/** The value stored and looked up in place of a token. */
export function hashToken(token: string): Buffer {
  return hash('sha256', token, 'buffer')
}

/** A random whole number from 1 to `max`. */
export function newNumber(max: number): number {
  return randomInt(max) + 1
}

/** Six random digits for a person to type, including leading zeros. */
export function newDigits(): string {
  return String(randomInt(1_000_000)).padStart(6, '0')
}
