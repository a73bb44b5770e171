import type { Handler } from '#kernel/handler.ts'
import { looksLikeId } from '#kernel/id.ts'
import { refuse } from '#kernel/refusal.ts'
import { emailKey } from '#features/members/accounts/index.ts'
import type { Site } from '#features/site/sites/index.ts'
import type { contract } from '../../contract/refunds.ts'
import type { RefundsDeps } from '../deps.ts'
import { providerDecides } from '../provider-decides.ts'
import { readOrderFile, toFoundOrder, toOfficeRefunds } from './read-order-file.ts'
import { toOfficeDisputes, toOfficeRulings } from '../rulings/office-rulings.ts'
import {
  countUnmatched,
  handleDeclaration,
  selectUnmatched,
} from '../withdrawals/store-declarations.ts'
import { countOpen, selectFoundOrders, selectOpenRefunds } from './store-office.ts'
import {
  selectOpenGateways,
  selectOverturned,
  selectUndecided,
  selectWaitingRulings,
} from '../rulings/store-rulings.ts'

type Deps = Pick<
  RefundsDeps,
  'database' | 'siteById' | 'staffNames' | 'soloTotal' | 'providerNamed' | 'noteOpening'
>

/** How long staff see a notice that a dispute's outcome differs from the recorded one. */
const overturnedWindowMs = 30 * 86_400_000

/** Finds orders by number or address; returns none for any other text (OPS-04). */
export function findOrders(deps: Deps): Handler<(typeof contract)['refunds.find_orders'], Site> {
  return async ({ search = '' }, { viewer, now }) => {
    const typed = search.trim().toLowerCase()
    const order = looksLikeId(typed) ? typed : null
    if (typed !== '' && order === null && !typed.includes('@')) return { orders: [] }
    const rows = await selectFoundOrders(deps.database, {
      order,
      emailKey: typed === '' ? null : emailKey(typed),
    })
    // An address identifies a person, so what was found about them counts as opened.
    if (typed !== '')
      for (const { order_id: about } of rows)
        await deps.noteOpening(deps.database, viewer, { act: 'refunds.order_opened', about }, now)
    return { orders: await Promise.all(rows.map((row) => toFoundOrder(deps, row))) }
  }
}

/** An order with its history. */
export function readFile(deps: Deps): Handler<(typeof contract)['refunds.read_file'], Site> {
  return async ({ order }, { viewer, now }) => {
    const file = looksLikeId(order) ? await readOrderFile(deps, order, viewer.staff, now) : null
    if (file === null) return refuse('not_found')
    const opening = { act: 'refunds.order_opened', about: order } as const
    await deps.noteOpening(deps.database, viewer, opening, now)
    return file
  }
}

/** Everything waiting for staff. */
export function listOpen(deps: Deps): Handler<(typeof contract)['refunds.list_open'], Site> {
  return async (_, { viewer, now }) => {
    const { database } = deps
    const [waiting, rows, rulings, undecided, overturned, unmatched, unmatchedCount] =
      await Promise.all([
        countOpen(database),
        selectOpenRefunds(database),
        selectWaitingRulings(database),
        findUndecided(deps),
        selectOverturned(database, new Date(now.getTime() - overturnedWindowMs)),
        selectUnmatched(database),
        countUnmatched(database),
      ])
    return {
      waiting: waiting + undecided.count,
      refunds: await toOfficeRefunds(deps, rows, viewer.staff),
      disputes: toOfficeDisputes(deps, await selectUndecided(database, undecided.gateways)),
      overturned: toOfficeDisputes(deps, overturned),
      rulings: await toOfficeRulings(deps, rulings, viewer.staff),
      unmatched: unmatched.map(({ at, ...one }) => ({ ...one, at: at.toISOString() })),
      unmatched_count: unmatchedCount,
    }
  }
}

/** Marks a declared withdrawal that matches no order as checked by a person. */
export function endDeclared({
  database,
  note,
}: Pick<RefundsDeps, 'database' | 'note'>): Handler<
  (typeof contract)['refunds.handle_declaration'],
  Site
> {
  return async ({ declaration }, { viewer, now }) => {
    const ended = await database.transaction(async (tx) => {
      const result = await handleDeclaration(tx, declaration, now)
      if (result === 'handled')
        await note(tx, viewer, { act: 'refunds.declaration_handled', about: declaration }, now)
      return result
    })
    return ended === null ? refuse('not_found') : null
  }
}

/** Number of waiting items about money. */
export function countWaiting(
  deps: Pick<Deps, 'database' | 'providerNamed'>,
): Handler<(typeof contract)['refunds.count_open'], Site> {
  return async () => {
    const [waiting, undecided] = await Promise.all([countOpen(deps.database), findUndecided(deps)])
    return { waiting: waiting + undecided.count }
  }
}

/**
 * Gateways whose disputes are decided by staff, and their number of open disputes without a ruling.
 */
async function findUndecided(deps: Pick<Deps, 'database' | 'providerNamed'>) {
  const open = (await selectOpenGateways(deps.database)).filter(
    ({ gateway }) => !providerDecides(deps, gateway),
  )
  return {
    gateways: open.map(({ gateway }) => gateway),
    count: open.reduce((sum, { disputes }) => sum + disputes, 0),
  }
}
