import { createCipheriv, createDecipheriv, hkdfSync } from 'node:crypto'
import { newBytes } from '../random.ts'

/** Encrypts secrets, so that the database alone does not reveal them. */
export interface Seal {
  close(secret: string): Buffer
  /** Throws if the bytes were sealed with another installation's secret or have been changed. */
  open(sealed: Buffer): string
}

/**
 * Creates the seal of one installation for one purpose: AES-256-GCM, with a new nonce before each
 * ciphertext and the tag after it.
 */
export function createSeal(secret: string, purpose: string): Seal {
  const key = Buffer.from(hkdfSync('sha256', secret, '', purpose, 32))
  return {
    close(plain) {
      const nonce = newBytes(12)
      const cipher = createCipheriv('aes-256-gcm', key, nonce)
      return Buffer.concat([
        nonce,
        cipher.update(plain, 'utf8'),
        cipher.final(),
        cipher.getAuthTag(),
      ])
    },
    open(sealed) {
      const decipher = createDecipheriv('aes-256-gcm', key, sealed.subarray(0, 12))
      decipher.setAuthTag(sealed.subarray(-16))
      return Buffer.concat([decipher.update(sealed.subarray(12, -16)), decipher.final()]).toString(
        'utf8',
      )
    },
  }
}
