import type { Seal } from '#platform/server/seal.ts'
import type { Details } from '../rules/details.ts'

/** What was given, with the country of the address. */
export type Given = Details & { readonly country: string }

/** Seals what was given; the database alone does not tell it. */
export function closeDetails(seal: Seal, given: Given): Buffer {
  return seal.close(JSON.stringify(given))
}

/** Reads it again. Throws where it was sealed with another installation's secret. */
export function openDetails(seal: Seal, sealed: Buffer): Given {
  return JSON.parse(seal.open(sealed)) as Given
}
