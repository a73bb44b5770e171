import type { Gives } from '#kernel/call.ts'
import { clientOf } from '#platform/web/api/client-of.ts'
import type { contract } from '../contract.ts'

export const calls = clientOf<typeof contract>()

export type ProvenClaim = Gives<(typeof contract)['verified_claims.list_claims']>['claims'][number]
