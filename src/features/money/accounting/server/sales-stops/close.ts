import type { Handler } from '#kernel/handler.ts'
import { looksLikeId } from '#kernel/id.ts'
import { refuse } from '#kernel/refusal.ts'
import type { Site } from '#features/site/sites/index.ts'
import type { contract } from '../../contract/sales-stops.ts'
import { type Closing, judgeClosing } from '../../rules/sales-stops/judge-closing.ts'
import type { ClosuresDeps } from './deps.ts'
import { closableMethods } from './list-closures.ts'
import { insertClosure, updateOpened } from './store.ts'

/** Stops sales immediately and records who did it and why. */
export function close(deps: ClosuresDeps): Handler<(typeof contract)['sales_stops.create'], Site> {
  return async (wish, { viewer, now }) => {
    const sites = (await deps.sites.allSites()).map(({ id }) => id)
    const methods = closableMethods.map(({ key }) => key)
    const wrong = judgeClosing(wish, { sites, gateways: deps.gatewayNames(), methods })
    if (wrong === 'site') return refuse('sales_stops.unknown_site', { field: 'site' })
    if (wrong === 'name') return refuse('sales_stops.unknown_name', { field: 'name' })
    if (wrong === 'reason') return refuse('sales_stops.reason_required', { field: 'reason' })
    return deps.database.transaction(async (tx) => {
      const done = await insertClosure(tx, { ...wish, reason: wish.reason.trim() }, viewer.staff, now)
      if (done === 'there') return refuse('sales_stops.already_stopped')
      if (done === 'made')
        await deps.note(tx, viewer, { act: 'closures.closed', about: wish.id, facts: factsOf(wish) }, now)
      return null
    })
  }
}

/** Ends a sales stop. */
export function open(deps: ClosuresDeps): Handler<(typeof contract)['sales_stops.lift'], Site> {
  return async ({ closure: id }, { viewer, now }) => {
    if (!looksLikeId(id)) return refuse('not_found')
    return deps.database.transaction(async (tx) => {
      const found = await updateOpened(tx, { id, by: viewer.staff }, now)
      if (found === null) return refuse('not_found')
      if (found.changed) await deps.note(tx, viewer, { act: 'closures.opened', about: id, facts: factsOf(found) }, now)
      return null
    })
  }
}

const factsOf = ({ site, kind, name, reason }: Closing) => ({ site, kind, name, reason: reason.trim() })
