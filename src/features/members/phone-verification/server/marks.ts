import { createHmac, createSecretKey } from 'node:crypto'

/** The keyed hashes of numbers and codes: 32 bytes that say nothing without the installation's secret. */
export interface Marks {
  readonly ofNumber: (number: string) => Buffer
  /** A code counts for one account and one number. */
  readonly ofCode: (account: number, number: string, code: string) => Buffer
}

/** Makes them, with a key of their own. */
export function createMarks(secret: string): Marks {
  const key = createSecretKey(createHmac('sha256', secret).update('phone_verification.code').digest())
  const mark = (text: string) => createHmac('sha256', key).update(text).digest()
  return {
    ofNumber: (number) => mark(`number ${number}`),
    ofCode: (account, number, code) => mark(`code ${account} ${number} ${code}`),
  }
}
