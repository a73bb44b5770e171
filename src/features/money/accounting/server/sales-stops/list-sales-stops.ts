import { hasPermission } from '#features/members/staff/index.ts'
import type { Handler } from '#kernel/handler.ts'
import { methods } from '#features/money/payments/index.ts'
import { listMissingCompanyFields, type Site } from '#features/site/sites/index.ts'
import type { contract } from '../../contract/sales-stops.ts'
import type { SalesStopsDeps } from './deps.ts'
import { type SalesStopRow, selectSalesStops } from './store.ts'

const pastLimit = 50

/** Payment methods that can be stopped, in display order. */
export const stoppableMethods = Object.entries(methods)
  .filter(([, { status, partOf }]) => status === 'active' && partOf === null)
  .map(([key, { name }]) => ({ key, name: name ?? null }))

/** Sites that can't sell yet, and what each lacks. */
function listNotReady(sites: readonly Site[]) {
  return sites.flatMap((site) => {
    const missing = [...listMissingCompanyFields(site)]
    return missing.length === 0 ? [] : [{ site: site.name, host: site.hosts[0], missing }]
  })
}

/** Counts the sites that can't sell yet, so that staff see it from every screen. */
export function countNotReady(
  deps: Pick<SalesStopsDeps, 'sites'>,
): Handler<(typeof contract)['sales_stops.count'], Site> {
  return async () => ({ waiting: listNotReady(await deps.sites.allSites()).length })
}

/** Lists current and past sales stops for staff who may see them. */
export function listSalesStops(
  deps: SalesStopsDeps,
): Handler<(typeof contract)['sales_stops.list'], Site> {
  return async (_, { viewer }) => {
    const [rows, sites] = await Promise.all([
      selectSalesStops(deps.database, pastLimit),
      deps.sites.allSites(),
    ])
    const names = await deps.staffNames(
      rows.flatMap(({ closed_by, opened_by }) => [closed_by, opened_by ?? closed_by]),
    )
    const named = (id: number | null) => (id === null ? null : (names.get(id) ?? ''))
    const toView = ({ site, closed_at, opened_at, ...row }: SalesStopRow) => ({
      ...row,
      site: site === null ? null : (sites.find(({ id }) => id === site)?.name ?? ''),
      closed_by: named(row.closed_by) ?? '',
      closed_at: closed_at.toISOString(),
      opened_by: named(row.opened_by),
      opened_at: opened_at?.toISOString() ?? null,
    })
    return {
      closed: rows.filter(({ opened_at }) => opened_at === null).map(toView),
      not_ready: listNotReady(sites),
      past: rows.filter(({ opened_at }) => opened_at !== null).map(toView),
      sites: sites.map(({ id, name }) => ({ id, name })),
      gateways: [...deps.gatewayNames()],
      methods: stoppableMethods,
      may_close: hasPermission(viewer.role, 'sales_stops.edit'),
    }
  }
}
