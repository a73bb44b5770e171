import { createCipheriv, createDecipheriv, createSecretKey, hkdfSync } from 'node:crypto'
import { newBytes } from '../random.ts'

/** Encrypts secrets, so that the database alone does not reveal them. */
export interface Seal {
  /** The bytes can only be decrypted with the same `bound`, which is not part of them. */
  close(secret: string, bound?: string): Buffer
  /**
   * Throws if the bytes were sealed with another installation's secret or for another `bound`, or
   * have been changed.
   */
  open(sealed: Buffer, bound?: string): string
}

/**
 * Creates an installation's seal for one purpose: AES-256-GCM, with a new nonce before each
 * ciphertext and the tag after it.
 */
export function createSeal(secret: string, purpose: string): Seal {
  // A prepared key object, because raw bytes would be prepared again on each use.
  const key = createSecretKey(Buffer.from(hkdfSync('sha256', secret, '', purpose, 32)))
  return {
    close(plain, bound = '') {
      const nonce = newBytes(12)
      const cipher = createCipheriv('aes-256-gcm', key, nonce).setAAD(Buffer.from(bound))
      return Buffer.concat([
        nonce,
        cipher.update(plain, 'utf8'),
        cipher.final(),
        cipher.getAuthTag(),
      ])
    },
    open(sealed, bound = '') {
      const decipher = createDecipheriv('aes-256-gcm', key, sealed.subarray(0, 12))
      decipher.setAAD(Buffer.from(bound)).setAuthTag(sealed.subarray(-16))
      return Buffer.concat([decipher.update(sealed.subarray(12, -16)), decipher.final()]).toString(
        'utf8',
      )
    },
  }
}
