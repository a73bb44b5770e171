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
   * What stands against an order of so much money in the site's currency, in the transaction that will place it; null where it may be
   * placed. It takes the account's turn: orders and changes of limits come one after the other until that transaction ends.
   */
  readonly stopOf: (tx: Transaction, asked: Asked, minor: number) => Promise<OrderStop | null>
  /** Whether somebody has excluded themselves; nothing that advertises goes to them meanwhile. */
  readonly isExcluded: (account: number, now: Date) => Promise<boolean>
  /** What limits hear of the features below, in the emitter's transaction. */
  readonly hears: { readonly 'accounts.erased': NowSubscriber<{ account: number }> }
  /** Everything kept here of a member, for their own file. */
  readonly exportOwn: (account: number) => ReturnType<typeof selectExport>
}

/** Limits: members keep their own spending in bounds, and can be away from it (BEY-09). */
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
