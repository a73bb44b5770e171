import type { Queries } from '#platform/server/postgres/database.ts'

/** What the operator has closed on a site for the moment: everything, some providers, some ways to pay. */
export interface Closed {
  readonly all: boolean
  readonly gateways: readonly string[]
  readonly methods: readonly string[]
}

/** Tells what is closed on a site; a feature above keeps it. */
export type ClosedOf = (queries: Queries, site: number) => Promise<Closed>
