import { createHmac, createSecretKey } from 'node:crypto'

/** The keyed hashes of accounts, phones and codes: 32 bytes that say nothing without the installation's secret. */
export interface Marks {
  readonly ofIban: (iban: string) => Buffer
  readonly ofPhone: (phone: string) => Buffer
  /** A code counts for one member, one account and one phone. */
  readonly ofCode: (of: { account: number; iban: Buffer; phone: Buffer }, code: string) => Buffer
}

/** Makes them, with a key of their own. */
export function createMarks(secret: string): Marks {
  const key = createSecretKey(createHmac('sha256', secret).update('directdebit.marks').digest())
  const mark = (text: string) => createHmac('sha256', key).update(text).digest()
  return {
    ofIban: (iban) => mark(`iban ${iban}`),
    ofPhone: (phone) => mark(`phone ${phone}`),
    ofCode: ({ account, iban, phone }, code) =>
      mark(`code ${account} ${iban.toString('hex')} ${phone.toString('hex')} ${code}`),
  }
}
