import type { Queries } from '#platform/server/postgres/database.ts'

/**
 * An operator's temporary sales stops on a site: everything, some providers, or some payment
 * methods.
 */
export interface SalesStops {
  readonly all: boolean
  readonly gateways: readonly string[]
  readonly methods: readonly string[]
}

/** Returns the sales stops of a site; provided by a higher feature. */
export type SelectSalesStops = (queries: Queries, site: number) => Promise<SalesStops>
