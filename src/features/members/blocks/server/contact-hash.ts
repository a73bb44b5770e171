import { createHmac, createSecretKey } from 'node:crypto'
import type { ContactAddress } from '../rules/contact-address.ts'

/**
 * Hashes an address within a pool: 32 bytes that reveal nothing without the installation's secret.
 */
export type HashContact = (pool: number, address: ContactAddress) => Buffer

/** Creates the hash function, with its own key. */
export function createContactHasher(secret: string): HashContact {
  const key = createSecretKey(createHmac('sha256', secret).update('blocks.contact').digest())
  return (pool, { kind, value }) => createHmac('sha256', key).update(`${pool} ${kind} ${value}`).digest()
}
