import { createHmac, createSecretKey } from 'node:crypto'

/**
 * Keyed hashes of numbers and codes: 32 bytes that reveal nothing without the installation's
 * secret.
 */
export interface PhoneHashes {
  readonly ofNumber: (number: string) => Buffer
  /** A code is valid for one account and one number. */
  readonly ofCode: (account: number, number: string, code: string) => Buffer
}

/** Creates the hash functions, each with its own key. */
export function createPhoneHashes(secret: string): PhoneHashes {
  const key = createSecretKey(createHmac('sha256', secret).update('phone_verification.code').digest())
  const mark = (text: string) => createHmac('sha256', key).update(text).digest()
  return {
    ofNumber: (number) => mark(`number ${number}`),
    ofCode: (account, number, code) => mark(`code ${account} ${number} ${code}`),
  }
}
