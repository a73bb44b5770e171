export { findUnprovenClaim } from './rules/find-unproven-claim.ts'
export { formerPriceDays } from './rules/claims.ts'
export type { Finding } from './rules/finding.ts'
