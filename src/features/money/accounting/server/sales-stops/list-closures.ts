import type { Handler } from '#kernel/handler.ts'
import { methods } from '#features/money/payments/index.ts'
import type { Site } from '#features/site/sites/index.ts'
import type { contract } from '../../contract/sales-stops.ts'
import { closers } from '../../rules/sales-stops/closing-people.ts'
import type { ClosuresDeps } from './deps.ts'
import { type ClosureRow, selectClosures } from './store.ts'

const pastShown = 50

/** Payment methods that can be stopped, in display order. */
export const closableMethods = Object.entries(methods)
  .filter(([, { status, partOf }]) => status === 'active' && partOf === undefined)
  .map(([key, { name }]) => ({ key, name: name ?? null }))

/** Lists current and past sales stops for staff who may see them. */
export function listClosures(deps: ClosuresDeps): Handler<(typeof contract)['sales_stops.list'], Site> {
  return async (_, { viewer }) => {
    const [rows, sites] = await Promise.all([selectClosures(deps.database, pastShown), deps.sites.allSites()])
    const names = await deps.nameOf(rows.flatMap(({ closed_by, opened_by }) => [closed_by, opened_by ?? closed_by]))
    const named = (id: number | null) => (id === null ? null : (names.get(id) ?? ''))
    const shown = ({ site, closed_at, opened_at, ...row }: ClosureRow) => ({
      ...row,
      site: site === null ? null : (sites.find(({ id }) => id === site)?.name ?? ''),
      closed_by: named(row.closed_by) ?? '',
      closed_at: closed_at.toISOString(),
      opened_by: named(row.opened_by),
      opened_at: opened_at?.toISOString() ?? null,
    })
    return {
      closed: rows.filter(({ opened_at }) => opened_at === null).map(shown),
      past: rows.filter(({ opened_at }) => opened_at !== null).map(shown),
      sites: sites.map(({ id, name }) => ({ id, name })),
      gateways: [...deps.gatewayNames()],
      methods: closableMethods,
      may_close: (closers as readonly string[]).includes(viewer.role),
    }
  }
}
