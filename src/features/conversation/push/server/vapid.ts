import { createECDH, hkdfSync } from 'node:crypto'

/** By what push services know this installation (RFC 8292): browsers subscribe to the public half. */
export interface VapidKeys {
  readonly publicKey: string
  readonly privateKey: string
}

/** Makes the keys from the installation's secret: the same at every start and on every server, and kept nowhere. */
export function createVapidKeys(secret: string): VapidKeys {
  const pair = createECDH('prime256v1')
  for (let round = 0; ; round += 1) {
    try {
      pair.setPrivateKey(Buffer.from(hkdfSync('sha256', secret, '', `push.vapid ${round}`, 32)))
      break
    } catch {
      // One in four billion numbers is too large for the curve.
    }
  }
  return { publicKey: pair.getPublicKey('base64url'), privateKey: pair.getPrivateKey('base64url') }
}
