import { createKeyedHash } from '#platform/server/secrets/keyed-hash.ts'

/** Keyed hashes of bank accounts, phones and codes. */
export interface Marks {
  readonly ofIban: (iban: string) => Buffer
  readonly ofPhone: (phone: string) => Buffer
  /** A code is valid for one member, one account and one phone. */
  readonly ofCode: (of: { account: number; iban: Buffer; phone: Buffer }, code: string) => Buffer
}

export function createMarks(secret: string): Marks {
  const hash = createKeyedHash(secret, 'direct_debit.marks')
  return {
    ofIban: (iban) => hash.digest(`iban ${iban}`),
    ofPhone: (phone) => hash.digest(`phone ${phone}`),
    ofCode: ({ account, iban, phone }, code) =>
      hash.digest(`code ${account} ${iban.toString('hex')} ${phone.toString('hex')} ${code}`),
  }
}
