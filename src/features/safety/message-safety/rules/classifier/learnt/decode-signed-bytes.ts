const digits = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/'

/** Decodes base64 to signed bytes; rules may use neither Node nor browser APIs. */
export function decodeSignedBytes(text: string): Int8Array {
  const values = new Uint8Array(128)
  for (let at = 0; at < digits.length; at += 1) values[digits.charCodeAt(at)] = at
  const bytes = new Int8Array(Math.floor((text.replace(/=+$/, '').length * 3) / 4))
  for (let at = 0; at < bytes.length; at += 1) {
    const first = (at * 8) / 6
    const from = Math.floor(first)
    const pair =
      ((values[text.charCodeAt(from)] ?? 0) << 6) | (values[text.charCodeAt(from + 1)] ?? 0)
    bytes[at] = pair >> (4 - 2 * (at % 3))
  }
  return bytes
}
