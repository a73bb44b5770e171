import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto'

/** A server's challenge to a device. */
export interface PasskeyChallenge {
  readonly challenge: string
  readonly host: string
}

/** Ways in which a device can misbehave. */
export interface Quirks {
  readonly origin?: string
  readonly type?: string
  /** Whether it has verified its user by fingerprint, face or PIN. */
  readonly verified?: boolean
  readonly counter?: number
  readonly handle?: string
  readonly key?: KeyObject
}

const present = 0x01
const verifiedUser = 0x04
const withKey = 0x40
const hash = (bytes: string | Buffer) => createHash('sha256').update(bytes).digest()
const b64 = (bytes: Buffer) => bytes.toString('base64url')

/**
 * A device with one passkey, built on node:crypto: ECDSA on P-256, no attestation. Its signature
 * counter increases, or stays at 0.
 */
export function createSoftAuthenticator(origin: string, { counts = true } = {}) {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const id = randomBytes(32)
  let counter = 0
  let owner = ''

  const clientData = (type: string, challenge: string, quirks: Quirks) =>
    Buffer.from(
      JSON.stringify({
        type: quirks.type ?? type,
        challenge,
        origin: quirks.origin ?? origin,
        crossOrigin: false,
      }),
    )

  const authenticatorData = (host: string, flags: number, quirks: Quirks) => {
    const head = Buffer.alloc(5)
    head[0] = flags | present | (quirks.verified === false ? 0 : verifiedUser)
    head.writeUInt32BE(quirks.counter ?? counter, 1)
    return Buffer.concat([hash(host), head])
  }

  return {
    id: b64(id),
    /** Responds to the challenge for a new passkey. */
    make(question: PasskeyChallenge & { readonly handle: string }, quirks: Quirks = {}) {
      owner = question.handle
      const { x = '', y = '' } = publicKey.export({ format: 'jwk' })
      const length = Buffer.alloc(2)
      length.writeUInt16BE(id.length)
      // COSE: {1: 2 (EC2), 3: -7 (ES256), -1: 1 (P-256), -2: x, -3: y}
      const cose = Buffer.concat([
        Buffer.from('a5010203262001215820', 'hex'),
        Buffer.from(x, 'base64url'),
        Buffer.from('225820', 'hex'),
        Buffer.from(y, 'base64url'),
      ])
      const data = Buffer.concat([
        authenticatorData(question.host, withKey, quirks),
        Buffer.alloc(16),
        length,
        id,
        cose,
      ])
      // CBOR: {fmt: "none", attStmt: {}, authData: bytes}
      const attestation = Buffer.concat([
        Buffer.from('a363666d74646e6f6e656761747453746d74a0686175746844617461', 'hex'),
        Buffer.from([0x58, data.length]),
        data,
      ])
      return {
        credential: b64(id),
        client_data: b64(clientData('webauthn.create', question.challenge, quirks)),
        attestation: b64(attestation),
        transports: ['internal', 'made-up'],
      }
    },
    /** Responds to a login challenge. */
    sign(question: PasskeyChallenge, quirks: Quirks = {}) {
      if (counts) counter += 1
      const client = clientData('webauthn.get', question.challenge, quirks)
      const data = authenticatorData(question.host, 0, quirks)
      return {
        credential: b64(id),
        client_data: b64(client),
        authenticator_data: b64(data),
        signature: b64(
          sign('sha256', Buffer.concat([data, hash(client)]), quirks.key ?? privateKey),
        ),
        handle: quirks.handle ?? owner,
      }
    },
  }
}
