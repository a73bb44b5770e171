import { createHmac, createSecretKey } from 'node:crypto'
import type { ContactAddress } from '../rules/contact-address.ts'

/** Turns an address into its mark within a pool: 32 bytes that say nothing without the installation's secret. */
export type MarkOf = (pool: number, address: ContactAddress) => Buffer

/** Makes that turning, with a key of its own. */
export function createContactMarks(secret: string): MarkOf {
  const key = createSecretKey(createHmac('sha256', secret).update('blocks.contact').digest())
  return (pool, { kind, value }) => createHmac('sha256', key).update(`${pool} ${kind} ${value}`).digest()
}
