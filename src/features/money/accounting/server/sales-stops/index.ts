import type { Handlers } from '#kernel/handler.ts'
import type { SelectSalesStops } from '#features/money/payments/server/index.ts'
import type { Site } from '#features/site/sites/index.ts'
import type { contract } from '../../contract/sales-stops.ts'
import { startSalesStop, endSalesStop } from './close.ts'
import type { SalesStopsDeps } from './deps.ts'
import { countNotReady, listSalesStops } from './list-sales-stops.ts'
import { selectActiveSalesStops } from './store.ts'

export interface SalesStops {
  readonly handlers: Handlers<typeof contract, Site>
  /** Sales stops in effect on a site, for the selling features. */
  readonly getSalesStops: SelectSalesStops
}

/** Sales stops: the operator suspends all sales or part of them and records the reason. */
export function createSalesStops(deps: SalesStopsDeps): SalesStops {
  return {
    handlers: {
      'sales_stops.count': countNotReady(deps),
      'sales_stops.list': listSalesStops(deps),
      'sales_stops.create': startSalesStop(deps),
      'sales_stops.lift': endSalesStop(deps),
    },
    async getSalesStops(queries, site) {
      const rows = await selectActiveSalesStops(queries, site)
      const named = (kind: 'gateway' | 'method') =>
        rows.flatMap((row) => (row.kind === kind && row.name !== null ? [row.name] : []))
      return {
        all: rows.some(({ kind }) => kind === 'all'),
        gateways: named('gateway'),
        methods: named('method'),
      }
    },
  }
}
