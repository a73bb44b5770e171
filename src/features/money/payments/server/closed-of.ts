import type { Queries } from '#platform/server/postgres/database.ts'

/**
 * An operator's temporary sales stops on a site: everything, some providers, or some payment
 * methods.
 */
export interface Closed {
  readonly all: boolean
  readonly gateways: readonly string[]
  readonly methods: readonly string[]
}

/** Returns the sales stops of a site; provided by a higher feature. */
export type ClosedOf = (queries: Queries, site: number) => Promise<Closed>
