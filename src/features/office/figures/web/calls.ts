import type { Output } from '#kernel/endpoint.ts'
import { createClient } from '#platform/web/api/create-client.ts'
import type { contract } from '../contract/transparency.ts'

export const calls = createClient<typeof contract>()

export type Figures = Output<(typeof contract)['transparency.read_figures']>
