import type { Seal } from '#platform/server/seal.ts'
import type { Details } from '../rules/details.ts'

/** The debtor's details with the country of the address. */
export type Given = Details & { readonly country: string }

/** Seals the details, so that the database alone does not reveal them. */
export function closeDetails(seal: Seal, given: Given): Buffer {
  return seal.close(JSON.stringify(given))
}

/** Throws if they were sealed with the secret of another installation. */
export function openDetails(seal: Seal, sealed: Buffer): Given {
  return JSON.parse(seal.open(sealed)) as Given
}
