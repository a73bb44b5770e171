const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'

/** Encodes bytes as base64url, the format devices and servers use to exchange passkey data. */
export function toBase64url(bytes: Uint8Array): string {
  let encoded = ''
  for (let at = 0; at < bytes.length; at += 3) {
    const three = ((bytes[at] ?? 0) << 16) | ((bytes[at + 1] ?? 0) << 8) | (bytes[at + 2] ?? 0)
    const four = [18, 12, 6, 0].map((shift) => alphabet[(three >> shift) & 63]).join('')
    encoded += four.slice(0, Math.min(4, bytes.length - at + 1))
  }
  return encoded
}

/** Decodes base64url text. */
export function fromBase64url(text: string): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(Math.floor((text.length * 3) / 4))
  let [bits, held, at] = [0, 0, 0]
  for (const letter of text) {
    bits = ((bits << 6) | alphabet.indexOf(letter)) & 0xffff
    held += 6
    if (held < 8) continue
    held -= 8
    bytes[at] = (bits >> held) & 255
    at += 1
  }
  return bytes
}
