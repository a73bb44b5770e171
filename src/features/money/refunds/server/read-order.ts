import type { Handler } from '#kernel/handler.ts'
import { looksLikeId } from '#kernel/id.ts'
import { refuse } from '#kernel/refusal.ts'
import type { Site } from '#features/site/sites/index.ts'
import type { contract } from '../contract/refunds.ts'
import { getWithdrawalEnd } from '../rules/withdrawal-end.ts'
import type { RefundsDeps } from './deps.ts'
import { readMoneyBack } from './read-money-back.ts'
import { selectOrders } from './store.ts'
import { selectContact } from './withdrawals/store-declarations.ts'

type Deps = Pick<RefundsDeps, 'database' | 'siteById'>

/** Refund information of the member's own order (BEY-10). */
export function readOrder(deps: Deps): Handler<(typeof contract)['refunds.read_order'], Site> {
  return async ({ order }, { viewer, now }) => {
    const view = looksLikeId(order)
      ? await readMoneyBack(deps, { order, account: viewer.account }, now)
      : null
    return view ?? refuse('not_found')
  }
}

/** No site has a longer withdrawal period than this. */
const longestMs = 400 * 86_400_000

/** The member's own orders that can still be withdrawn from, on whichever site they were placed. */
export function listWithdrawable({
  database,
  siteById,
}: Deps): Handler<(typeof contract)['refunds.list_withdrawable'], Site> {
  return async (_, { viewer, now }) => {
    const [contact, rows] = await Promise.all([
      selectContact(database, viewer.account),
      selectOrders(database, viewer.account, new Date(now.getTime() - longestMs)),
    ])
    const views = rows.map(async (row) => {
      const { timeZone } = await siteById(row.site)
      const until = getWithdrawalEnd(row.created_at, row.refund_days, timeZone)
      const { order_id: order, credits, price_minor, currency, created_at } = row
      const open = row.withdrawn_at === null && now.getTime() < until.getTime()
      const at = created_at.toISOString()
      return open ? [{ order, credits, price_minor, currency, at, until: until.toISOString() }] : []
    })
    return {
      name: contact?.name ?? '',
      email: contact?.email ?? '',
      orders: (await Promise.all(views)).flat(),
    }
  }
}
