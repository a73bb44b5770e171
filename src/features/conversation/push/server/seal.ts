import { createCipheriv, createDecipheriv, createHmac, hkdfSync } from 'node:crypto'
import { newBytes } from '#platform/server/random.ts'
import type { Subscription } from '../rules/read-subscription.ts'

/** Keeps subscriptions so that the database alone tells nobody where to push. */
export interface Seal {
  close(subscription: Subscription): Buffer
  /** Null where it was sealed with another installation's secret. */
  open(sealed: Buffer): Subscription | null
  /** What an endpoint is found by. */
  mark(endpoint: string): Buffer
  /** A topic as the push service sees it: nothing can be read from it, nor do two browsers share one. */
  topic(subscription: number, topic: string): string
}

/** Makes the seal of one installation: AES-256-GCM, a fresh nonce before each, the tag behind. */
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
