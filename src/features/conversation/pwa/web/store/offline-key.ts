import { offlineCookie } from '#features/members/accounts/index.ts'

/** The key of this browser's session, and what distinguishes it from another one. */
export interface OfflineKey {
  readonly crypto: CryptoKey
  /** A hash of the key; not secret. */
  readonly fingerprint: string
}

const shape = /^[\w-]{43}$/

/** Reads the key that the server sets and deletes with the session; null without a session. */
export async function readOfflineKey(cookies = document.cookie): Promise<OfflineKey | null> {
  const value = cookies
    .split('; ')
    .find((cookie) => cookie.startsWith(`${offlineCookie.name}=`))
    ?.slice(offlineCookie.name.length + 1)
  if (value === undefined || !shape.test(value)) return null
  const bytes = fromBase64Url(value)
  const [key, hash] = await Promise.all([
    crypto.subtle.importKey('raw', bytes, 'AES-GCM', false, ['encrypt', 'decrypt']),
    crypto.subtle.digest('SHA-256', bytes),
  ])
  return { crypto: key, fingerprint: toHex(new Uint8Array(hash)).slice(0, 32) }
}

function fromBase64Url(text: string): Uint8Array<ArrayBuffer> {
  const signs = atob(text.replaceAll('-', '+').replaceAll('_', '/'))
  return Uint8Array.from(signs, (sign) => sign.charCodeAt(0))
}

function toHex(bytes: Uint8Array): string {
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}
