import { createECDH, hkdfSync } from 'node:crypto'

/**
 * The key pair that identifies this installation to push services (RFC 8292); browsers subscribe
 * with the public key.
 */
export interface VapidKeys {
  readonly publicKey: string
  readonly privateKey: string
}

/**
 * Derives the keys from the installation's secret: the same on every server and after every
 * restart, and stored nowhere.
 */
export function createVapidKeys(secret: string): VapidKeys {
  const pair = createECDH('prime256v1')
  for (let round = 0; ; round += 1) {
    try {
      pair.setPrivateKey(Buffer.from(hkdfSync('sha256', secret, '', `push.vapid ${round}`, 32)))
      break
    } catch {
      // One number in four billion is too large for the curve.
    }
  }
  return { publicKey: pair.getPublicKey('base64url'), privateKey: pair.getPrivateKey('base64url') }
}
