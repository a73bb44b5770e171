import type { Handler } from '#kernel/handler.ts'
import { looksLikeId } from '#kernel/id.ts'
import { refuse } from '#kernel/refusal.ts'
import type { Site } from '#features/site/sites/index.ts'
import type { contract } from '../../contract/sales-stops.ts'
import {
  type SalesStopRequest,
  validateSalesStop,
} from '../../rules/sales-stops/validate-sales-stop.ts'
import type { SalesStopsDeps } from './deps.ts'
import { stoppableMethods } from './list-sales-stops.ts'
import { insertSalesStop, updateEnded } from './store.ts'

/** Stops sales immediately and records who did it and why. */
export function startSalesStop(
  deps: SalesStopsDeps,
): Handler<(typeof contract)['sales_stops.create'], Site> {
  return async (input, { viewer, now }) => {
    const sites = (await deps.sites.allSites()).map(({ id }) => id)
    const methods = stoppableMethods.map(({ key }) => key)
    const wrong = validateSalesStop(input, { sites, gateways: deps.gatewayNames(), methods })
    if (wrong === 'site') return refuse('sales_stops.unknown_site', { field: 'site' })
    if (wrong === 'name') return refuse('sales_stops.unknown_name', { field: 'name' })
    if (wrong === 'reason') return refuse('sales_stops.reason_required', { field: 'reason' })
    return deps.database.transaction(async (tx) => {
      const done = await insertSalesStop(
        tx,
        { ...input, reason: input.reason.trim() },
        viewer.staff,
        now,
      )
      if (done === 'there') return refuse('sales_stops.already_stopped')
      if (done === 'made')
        await deps.note(
          tx,
          viewer,
          { act: 'sales_stops.created', about: input.id, facts: toAuditFacts(input) },
          now,
        )
      return null
    })
  }
}

export function endSalesStop(
  deps: SalesStopsDeps,
): Handler<(typeof contract)['sales_stops.lift'], Site> {
  return async ({ closure: id }, { viewer, now }) => {
    if (!looksLikeId(id)) return refuse('not_found')
    return deps.database.transaction(async (tx) => {
      const stored = await updateEnded(tx, { id, by: viewer.staff }, now)
      if (stored === null) return refuse('not_found')
      if (stored.changed)
        await deps.note(
          tx,
          viewer,
          { act: 'sales_stops.lifted', about: id, facts: toAuditFacts(stored) },
          now,
        )
      return null
    })
  }
}

const toAuditFacts = ({ site, kind, name, reason }: SalesStopRequest) => ({
  site,
  kind,
  name,
  reason: reason.trim(),
})
