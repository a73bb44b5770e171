import { hasPermission } from '#features/members/staff/index.ts'
import { instantPart, textPart } from '#kernel/cursor.ts'
import type { Handler } from '#kernel/handler.ts'
import { isRefusal, refuse } from '#kernel/refusal.ts'
import type { Site } from '#features/site/sites/index.ts'
import type { contract } from '../../contract/reconciliation.ts'
import { retryWindowMs, getWebhookState } from '../../rules/reconciliation/webhook-state.ts'
import type { ReconciliationDeps } from './deps.ts'
import { selectInbox } from './store-webhooks.ts'

const onPage = 50
/** When a webhook was received, its gateway and its event id. */
const parts = [instantPart, textPart, textPart] as const
const triedSince = (now: Date) => new Date(now.getTime() - retryWindowMs)

/** The inbox, page by page. */
export function listWebhooks(
  deps: ReconciliationDeps,
): Handler<(typeof contract)['reconciliation.list_webhooks'], Site> {
  const cursors = deps.cursors({ name: 'reconciliation.list_webhooks', parts, field: 'before' })
  return async ({ gateway = null, state = null, before }, { viewer, now }) => {
    const scope = ['staff', viewer.staff, gateway, state]
    const place = cursors.open(before, scope)
    if (isRefusal(place)) return place
    const behind = place && { at: place[0], gateway: place[1], event: place[2] }
    const filter = { gateway, state, triedSince: triedSince(now), behind }
    const rows = await selectInbox(deps.database, { ...filter, most: onPage + 1 })
    const page = rows.slice(0, onPage)
    const last = page.at(-1)
    return {
      webhooks: page.map((row) => ({
        ...row,
        received_at: row.received_at.toISOString(),
        state: getWebhookState(row, now),
      })),
      next:
        rows.length > onPage && last !== undefined
          ? cursors.seal([last.received_at, last.gateway, last.event], scope)
          : null,
      gateways: [...deps.payments.gatewayNames],
      may_act: hasPermission(viewer.role, 'reconciliation.act'),
    }
  }
}

/** Queries the provider again about one webhook and writes an audit entry. */
export function replay(
  deps: ReconciliationDeps,
): Handler<(typeof contract)['reconciliation.replay'], Site> {
  return async ({ gateway, event }, { viewer, now }) => {
    const outcome = await deps.payments.inbox.recheckWebhook({ gateway, eventId: event }, now)
    if (outcome === 'gone') return refuse('not_found')
    const note = { act: 'reconciliation.replayed', facts: { gateway, event, came: outcome } }
    await deps.database.transaction((tx) => deps.note(tx, viewer, note, now))
    return { came: outcome }
  }
}

/**
 * Queries the providers again about all webhooks matching a filter, in batches, with one audit
 * entry.
 */
export function replayAll(
  deps: ReconciliationDeps,
): Handler<(typeof contract)['reconciliation.replay_all'], Site> {
  return async ({ gateway = null, state }, { viewer, now }) => {
    const filter = { gateway, state, triedSince: triedSince(now), behind: null, most: onPage }
    const rows = await selectInbox(deps.database, filter)
    const counts = { asked: rows.length, helped: 0, silent: 0 }
    for (const row of rows) {
      const outcome = await deps.payments.inbox.recheckWebhook(
        { gateway: row.gateway, eventId: row.event },
        now,
      )
      if (outcome === 'applied' || outcome === 'unchanged') counts.helped += 1
      if (outcome === 'silent' || outcome === 'gone') counts.silent += 1
    }
    const note = { act: 'reconciliation.replayed_all', facts: { gateway, state, ...counts } }
    if (counts.asked > 0) await deps.database.transaction((tx) => deps.note(tx, viewer, note, now))
    return counts
  }
}
