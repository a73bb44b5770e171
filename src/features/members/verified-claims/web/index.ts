/**
 * Public entry of claims for the web. The texts come with the response, so no page contains the
 * texts of unproven claims.
 */
export type { ProvenClaim } from './calls.ts'
export { Claim, ClaimNote } from './claim.tsx'
export { loadClaims, useClaims } from './use-claims.ts'
