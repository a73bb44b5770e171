import type { Handlers } from '#kernel/handler.ts'
import type { NowSubscriber } from '#platform/server/events/emit.ts'
import type { Transaction } from '#platform/server/postgres/database.ts'
import type { Site } from '#features/site/sites/index.ts'
import type { contract } from '../contract.ts'
import { breakAt } from '../rules/breaks.ts'
import { judgeOrder, type OrderStop } from '../rules/judge-order.ts'
import { callOffRaise, chooseLetters, exclude, pause, setLimit } from './change.ts'
import type { LimitsDeps } from './deps.ts'
import { type Asked, readFacts } from './facts.ts'
import { showOwn } from './show-own.ts'
import { deleteOf, lockMember, selectExport, selectMember } from './store.ts'

export type { LimitsDeps, SpentIn, WeighIn } from './deps.ts'
export { type Bought, createSpendLetters, type SpendLetters } from './spend-letters.ts'

export interface Limits {
  readonly handlers: Handlers<typeof contract, Site>
  /**
   * Returns why an order of this amount (in the site's currency) cannot be placed, or `null`. Call
   * it in the transaction that places the order: it locks the account, so that orders and limit
   * changes are serialised until the transaction ends.
   */
  readonly stopOf: (tx: Transaction, asked: Asked, minor: number) => Promise<OrderStop | null>
  /** Whether a member has excluded themselves; excluded members receive no advertising. */
  readonly isExcluded: (account: number, now: Date) => Promise<boolean>
  /** Event subscribers; they run in the emitter's transaction. */
  readonly hears: { readonly 'accounts.erased': NowSubscriber<{ account: number }> }
  /** Everything stored about a member, for their data export. */
  readonly exportOwn: (account: number) => ReturnType<typeof selectExport>
}

/** Spending limits: members limit their own spending and can take breaks from it (BEY-09). */
export function createSpendLimits(deps: LimitsDeps): Limits {
  const { database } = deps
  return {
    handlers: {
      'spending_limits.read_own': async (_, { viewer: { account }, site, now }) =>
        showOwn(deps, database, { account, site, now }, await selectMember(database, account)),
      'spending_limits.set_limit': setLimit(deps),
      'spending_limits.choose_emails': chooseLetters(deps),
      'spending_limits.cancel_raise': callOffRaise(deps),
      'spending_limits.pause': pause(deps),
      'spending_limits.self_exclude': exclude(deps),
    },
    stopOf: async (tx, asked, minor) => {
      const member = await lockMember(tx, asked.account)
      return judgeOrder(await readFacts(deps, tx, asked, member), minor, asked.now)
    },
    isExcluded: async (account, now) => breakAt(await selectMember(database, account), now)?.kind === 'excluded',
    hears: { 'accounts.erased': (tx, { account }) => deleteOf(tx, account) },
    exportOwn: (account) => selectExport(database, account),
  }
}
