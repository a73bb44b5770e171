import type { Gives } from '#kernel/call.ts'
import { clientOf } from '#platform/web/api/client-of.ts'
import type { contract } from '../contract.ts'

/** The calls of claims. */
export const calls = clientOf<typeof contract>()

/** A proven claim, with its words. */
export type ProvenClaim = Gives<(typeof contract)['verified_claims.list_claims']>['claims'][number]
