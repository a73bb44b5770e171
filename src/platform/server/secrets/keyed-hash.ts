import { createHmac, createSecretKey, timingSafeEqual } from 'node:crypto'

/**
 * Hashes texts with a key for one purpose (HMAC-SHA256, 32 bytes). The hashes reveal nothing
 * without the installation's secret, and hashes for different purposes cannot be compared.
 */
export interface KeyedHash {
  /** The hash of a text; callers put a prefix before texts of different kinds. */
  digest(text: string): Buffer
  /** Whether a hash received from outside is the text's; takes the same time for any result. */
  matches(text: string, hash: Buffer): boolean
}

/** Creates the hash function for one purpose, such as `blocks.contact`. */
export function createKeyedHash(secret: string, purpose: string): KeyedHash {
  // A prepared key object, because raw bytes would be prepared again on each use.
  const key = createSecretKey(createHmac('sha256', secret).update(purpose).digest())
  const digest = (text: string) => createHmac('sha256', key).update(text).digest()
  return {
    digest,
    matches(text, hash) {
      const expected = digest(text)
      return hash.length === expected.length && timingSafeEqual(hash, expected)
    },
  }
}
