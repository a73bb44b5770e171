/** A value encrypted with AES-256-GCM. */
export interface Encrypted {
  readonly iv: Uint8Array<ArrayBuffer>
  readonly bytes: ArrayBuffer
}

/** Encrypts a value for one record: as the record of another id it can't be read. */
export async function encrypt(key: CryptoKey, id: string, value: unknown): Promise<Encrypted> {
  const iv = crypto.getRandomValues(new Uint8Array(12))
  const text = new TextEncoder().encode(JSON.stringify(value))
  return { iv, bytes: await crypto.subtle.encrypt(gcm(iv, id), key, text) }
}

/** Decrypts a record; null if it was encrypted with another key or for another id. */
export async function decrypt(
  key: CryptoKey,
  id: string,
  { iv, bytes }: Encrypted,
): Promise<unknown> {
  try {
    const text = await crypto.subtle.decrypt(gcm(iv, id), key, bytes)
    return JSON.parse(new TextDecoder().decode(text))
  } catch {
    return null
  }
}

function gcm(iv: Uint8Array<ArrayBuffer>, id: string): AesGcmParams {
  return { name: 'AES-GCM', iv, additionalData: new TextEncoder().encode(id) }
}
