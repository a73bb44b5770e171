import type { Output } from '#kernel/endpoint.ts'
import { createClient } from '#platform/web/api/create-client.ts'
import type { contract } from '../contract.ts'

export const calls = createClient<typeof contract>()

export type ProvenClaim = Output<(typeof contract)['verified_claims.list_claims']>['claims'][number]
