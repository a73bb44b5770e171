import { createKeyedHash } from '#platform/server/secrets/keyed-hash.ts'
import { createSeal as createTextSeal } from '#platform/server/secrets/seal.ts'
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

/** Creates the seal of one installation. */
export function createSeal(secret: string): Seal {
  const seal = createTextSeal(secret, 'pwa.push_subscription')
  const hash = createKeyedHash(secret, 'push.mark')
  return {
    close: (subscription) => seal.close(JSON.stringify(subscription)),
    open(sealed) {
      try {
        return JSON.parse(seal.open(sealed))
      } catch {
        return null
      }
    },
    mark: (endpoint) => hash.digest(`endpoint ${endpoint}`),
    topic: (subscription, topic) =>
      hash.digest(`topic ${subscription} ${topic}`).toString('base64url').slice(0, 32),
  }
}
