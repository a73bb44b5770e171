import type { Handlers } from '#kernel/handler.ts'
import type { Site } from '#features/site/sites/index.ts'
import type { contract } from '../contract.ts'
import { declare, judgeDeclared } from './declare.ts'
import type { RefundsDeps } from './deps.ts'
import { hearPayment } from './hear-payment.ts'
import { writeCameLate, writeWithdrawn } from './letters.ts'
import { lookSoon, reconcileRefunds } from './look-at-refund.ts'
import { countWaiting, findOrders, listOpen, readFile } from './office-orders.ts'
import { decide, requestFromOffice, retry } from './office-refunds.ts'
import { listWithdrawable, readOrder } from './read-order.ts'
import { returnToGone } from './return-to-gone.ts'
import { requestRefund, type RequestRefund } from './request-refund.ts'
import { forgetDeclarations } from './store-declarations.ts'
import { decideRuling, rule } from './rule.ts'
import { selectExport } from './store-export.ts'
import { withdraw } from './withdraw.ts'

export type { RefundsDeps } from './deps.ts'
export type { RefundRequest, RequestRefund } from './request-refund.ts'

export interface Refunds {
  readonly handlers: Handlers<typeof contract, Site>
  /** Refunds money of an order, in the caller's transaction. */
  readonly requestRefund: RequestRefund
  /** Scheduled every minute: syncs every due refund with its provider and returns their number. */
  readonly reconcile: (now: Date) => Promise<number>
  /** Scheduled: deletes declared withdrawals that stayed unmatched for thirty days. */
  readonly tidy: (now: Date) => Promise<void>
  /** What refunds hear: `payments.completed` and `payments.status_received` in their transactions, their own events after the commit. */
  readonly hears: {
    readonly 'payments.completed': ReturnType<typeof returnToGone>
    readonly 'payments.status_received': ReturnType<typeof hearPayment>
    readonly 'refunds.declared': ReturnType<typeof judgeDeclared>
    readonly 'refunds.withdrawn': ReturnType<typeof writeWithdrawn>
    readonly 'refunds.withdrawal_late': ReturnType<typeof writeCameLate>
    readonly 'refunds.review_needed': ReturnType<typeof lookSoon>
  }
  /** Everything stored about a member, for their data export. */
  readonly exportOwn: (account: number) => ReturnType<typeof selectExport>
}

const keptMs = 30 * 86_400_000

/** Refunds: money returned because of a member's withdrawal, a staff decision or a bank. */
export function createRefunds(deps: RefundsDeps): Refunds {
  return {
    handlers: {
      'refunds.read_order': readOrder(deps),
      'refunds.list_withdrawable': listWithdrawable(deps),
      'refunds.withdraw': withdraw(deps),
      'refunds.declare': declare(deps),
      'refunds.find_orders': findOrders(deps),
      'refunds.read_file': readFile(deps),
      'refunds.request': requestFromOffice(deps),
      'refunds.decide': decide(deps),
      'refunds.retry': retry(deps),
      'refunds.rule': rule(deps),
      'refunds.decide_ruling': decideRuling(deps),
      'refunds.list_open': listOpen(deps),
      'refunds.count_open': countWaiting(deps),
    },
    requestRefund: requestRefund(deps),
    reconcile: reconcileRefunds(deps),
    tidy: (now) => forgetDeclarations(deps.database, new Date(now.getTime() - keptMs)),
    hears: {
      'payments.completed': returnToGone(deps),
      'payments.status_received': hearPayment(deps),
      'refunds.declared': judgeDeclared(deps),
      'refunds.withdrawn': writeWithdrawn(deps),
      'refunds.withdrawal_late': writeCameLate(deps),
      'refunds.review_needed': lookSoon(deps),
    },
    exportOwn: (account) => selectExport(deps.database, account),
  }
}
