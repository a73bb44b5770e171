import { createKeyedHash } from '#platform/server/secrets/keyed-hash.ts'
import type { ContactAddress } from '../rules/contact-address.ts'

/** Hashes an address within a pool, with a separate key. */
export type HashContact = (pool: number, address: ContactAddress) => Buffer

export function createContactHasher(secret: string): HashContact {
  const hash = createKeyedHash(secret, 'blocks.contact')
  return (pool, { kind, value }) => hash.digest(`${pool} ${kind} ${value}`)
}
