import {
  createDecipheriv,
  createECDH,
  createHmac,
  createPublicKey,
  hkdfSync,
  verify,
} from 'node:crypto'

/** The secret half of a browser's subscription. */
export interface BrowserKeys {
  readonly privateKey: Buffer
  readonly auth: Buffer
}

/**
 * Decrypts a push: the `aes128gcm` encoding of RFC 8188 with the keys of RFC 8291, implemented from
 * the specifications.
 */
export function decryptPush(body: Buffer, { privateKey, auth }: BrowserKeys): string {
  const [salt, size, idLength] = [body.subarray(0, 16), body.readUInt32BE(16), body.readUInt8(20)]
  const senderKey = body.subarray(21, 21 + idLength)
  const records = body.subarray(21 + idLength)
  if (idLength !== 65 || records.byteLength > size) throw new Error('not a single aes128gcm record')
  const browser = createECDH('prime256v1')
  browser.setPrivateKey(privateKey)
  const shared = browser.computeSecret(senderKey)
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), browser.getPublicKey(), senderKey])
  const material = Buffer.from(hkdfSync('sha256', shared, auth, info, 32))
  const pseudorandom = createHmac('sha256', salt).update(material).digest()
  const expand = (label: string, length: number) =>
    createHmac('sha256', pseudorandom)
      .update(`Content-Encoding: ${label}\0\x01`)
      .digest()
      .subarray(0, length)
  const cipher = createDecipheriv('aes-128-gcm', expand('aes128gcm', 16), expand('nonce', 12))
  cipher.setAuthTag(records.subarray(-16))
  const padded = Buffer.concat([cipher.update(records.subarray(0, -16)), cipher.final()])
  const end = padded.lastIndexOf(2)
  if (end < 0 || padded.subarray(end + 1).some((byte) => byte !== 0))
    throw new Error('not a final record')
  return padded.subarray(0, end).toString('utf8')
}

/**
 * Checks a VAPID header (RFC 8292) against a service's origin; returns the problem, or `null` if it
 * is valid.
 */
export function findVapidProblem(
  header: string,
  origin: string,
  publicKey: string,
  now: number,
): string | null {
  const [, token = '', key = ''] = /^vapid t=([\w.-]+), ?k=([\w-]+)$/.exec(header) ?? []
  if (key !== publicKey) return 'another key'
  const [head = '', claims = '', signature = ''] = token.split('.')
  const read = (part: string) =>
    JSON.parse(Buffer.from(part, 'base64url').toString('utf8')) as Record<string, unknown>
  if (read(head).alg !== 'ES256') return 'another algorithm'
  const point = Buffer.from(key, 'base64url')
  const jwk = {
    kty: 'EC',
    crv: 'P-256',
    x: point.subarray(1, 33).toString('base64url'),
    y: point.subarray(33).toString('base64url'),
  }
  const signed = verify(
    'sha256',
    Buffer.from(`${head}.${claims}`),
    { key: createPublicKey({ key: jwk, format: 'jwk' }), dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  )
  if (!signed) return 'a wrong signature'
  const { aud, exp, sub } = read(claims)
  if (aud !== origin) return `another audience: ${String(aud)}`
  if (typeof exp !== 'number' || exp * 1000 <= now || exp * 1000 > now + 86_400_000)
    return 'a wrong end'
  return typeof sub === 'string' && /^mailto:\S+@\S+$/.test(sub) ? null : 'nobody to write to'
}
