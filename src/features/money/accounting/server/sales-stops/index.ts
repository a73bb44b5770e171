import type { Handlers } from '#kernel/handler.ts'
import type { ClosedOf } from '#features/money/payments/server/index.ts'
import type { Site } from '#features/site/sites/index.ts'
import type { contract } from '../../contract/sales-stops.ts'
import { close, open } from './close.ts'
import type { ClosuresDeps } from './deps.ts'
import { listClosures } from './list-closures.ts'
import { selectClosed } from './store.ts'

export interface Closures {
  readonly handlers: Handlers<typeof contract, Site>
  /** Sales stops in effect on a site, for the selling features. */
  readonly closedOf: ClosedOf
}

/** Sales stops: the operator suspends all sales or part of them and records the reason. */
export function createClosures(deps: ClosuresDeps): Closures {
  return {
    handlers: {
      'sales_stops.list': listClosures(deps),
      'sales_stops.create': close(deps),
      'sales_stops.lift': open(deps),
    },
    async closedOf(queries, site) {
      const rows = await selectClosed(queries, site)
      const named = (kind: 'gateway' | 'method') =>
        rows.flatMap((row) => (row.kind === kind && row.name !== null ? [row.name] : []))
      return { all: rows.some(({ kind }) => kind === 'all'), gateways: named('gateway'), methods: named('method') }
    },
  }
}
