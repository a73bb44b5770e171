import { createKeyedHash } from '#platform/server/secrets/keyed-hash.ts'

/** Keyed hashes of numbers and codes. */
export interface PhoneHashes {
  readonly ofNumber: (number: string) => Buffer
  /** A code is valid for one account and one number. */
  readonly ofCode: (account: number, number: string, code: string) => Buffer
}

export function createPhoneHashes(secret: string): PhoneHashes {
  const hash = createKeyedHash(secret, 'phone_verification.code')
  return {
    ofNumber: (number) => hash.digest(`number ${number}`),
    ofCode: (account, number, code) => hash.digest(`code ${account} ${number} ${code}`),
  }
}
