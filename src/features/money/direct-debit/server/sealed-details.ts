import type { Seal } from '#platform/server/secrets/seal.ts'
import type { Details } from '../rules/details.ts'

/** The debtor's details with the country of the address. */
export type DebtorDetails = Details & { readonly country: string }

/** Seals the details, so that the database alone does not reveal them. */
export function sealDetails(seal: Seal, details: DebtorDetails): Buffer {
  return seal.close(JSON.stringify(details))
}

/** Throws if they were sealed with another installation's secret. */
export function unsealDetails(seal: Seal, sealed: Buffer): DebtorDetails {
  return JSON.parse(seal.open(sealed)) as DebtorDetails
}
