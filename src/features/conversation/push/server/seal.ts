import { createCipheriv, createDecipheriv, createHmac, hkdfSync } from 'node:crypto'
import { newBytes } from '#platform/server/random.ts'
import type { Subscription } from '../rules/parse-subscription.ts'

/** Encrypts subscriptions so that the database alone does not reveal any endpoint. */
export interface Seal {
  close(subscription: Subscription): Buffer
  /** Decrypts a subscription; `null` if it was sealed with another installation's secret. */
  open(sealed: Buffer): Subscription | null
  /** A keyed hash for looking up an endpoint. */
  mark(endpoint: string): Buffer
  /** The topic as sent to the push service: opaque, and different for every browser. */
  topic(subscription: number, topic: string): string
}

/**
 * Creates the seal of one installation: AES-256-GCM, with a fresh nonce prepended and the tag
 * appended.
 */
export function createSeal(secret: string): Seal {
  const key = Buffer.from(hkdfSync('sha256', secret, '', 'push.subscription', 32))
  const marking = Buffer.from(hkdfSync('sha256', secret, '', 'push.mark', 32))
  const mark = (text: string) => createHmac('sha256', marking).update(text).digest()
  return {
    close(subscription) {
      const nonce = newBytes(12)
      const cipher = createCipheriv('aes-256-gcm', key, nonce)
      return Buffer.concat([
        nonce,
        cipher.update(JSON.stringify(subscription), 'utf8'),
        cipher.final(),
        cipher.getAuthTag(),
      ])
    },
    open(sealed) {
      try {
        const decipher = createDecipheriv('aes-256-gcm', key, sealed.subarray(0, 12))
        decipher.setAuthTag(sealed.subarray(-16))
        return JSON.parse(Buffer.concat([decipher.update(sealed.subarray(12, -16)), decipher.final()]).toString('utf8'))
      } catch {
        return null
      }
    },
    mark: (endpoint) => mark(`endpoint ${endpoint}`),
    topic: (subscription, topic) => mark(`topic ${subscription} ${topic}`).toString('base64url').slice(0, 32),
  }
}
