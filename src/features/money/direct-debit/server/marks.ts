import { createHmac, createSecretKey } from 'node:crypto'

/**
 * Keyed hashes of accounts, phones and codes: 32 bytes that reveal nothing without the installation
 * secret.
 */
export interface Marks {
  readonly ofIban: (iban: string) => Buffer
  readonly ofPhone: (phone: string) => Buffer
  /** A code is valid for one member, one account and one phone. */
  readonly ofCode: (of: { account: number; iban: Buffer; phone: Buffer }, code: string) => Buffer
}

/** Uses its own key, derived from the secret. */
export function createMarks(secret: string): Marks {
  const key = createSecretKey(createHmac('sha256', secret).update('direct_debit.marks').digest())
  const mark = (text: string) => createHmac('sha256', key).update(text).digest()
  return {
    ofIban: (iban) => mark(`iban ${iban}`),
    ofPhone: (phone) => mark(`phone ${phone}`),
    ofCode: ({ account, iban, phone }, code) =>
      mark(`code ${account} ${iban.toString('hex')} ${phone.toString('hex')} ${code}`),
  }
}
