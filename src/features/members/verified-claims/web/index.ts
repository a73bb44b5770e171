/** The door of claims for screens. Their words come with the call, so no page carries those of claims that are not proven. */
export type { ProvenClaim } from './calls.ts'
export { Claim, ClaimNote } from './claim.tsx'
export { loadClaims, useClaims } from './use-claims.ts'
