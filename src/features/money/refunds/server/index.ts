import type { Handlers } from '#kernel/handler.ts'
import type { PersonalData } from '#features/members/accounts/server/index.ts'
import type { Site } from '#features/site/sites/index.ts'
import type { contract } from '../contract/refunds.ts'
import { declareWithdrawal, matchDeclaration } from './withdrawals/declare-withdrawal.ts'
import type { RefundsDeps } from './deps.ts'
import { findReturned } from './find-returned.ts'
import { onPaymentUpdate } from './on-payment-update.ts'
import { sendLateNotice, sendWithdrawalReceipt } from './emails.ts'
import { recordGrantedCredits } from './rulings/record-granted-credits.ts'
import { onSyncRequested, reconcileRefunds } from './sync-refund.ts'
import {
  countWaiting,
  endDeclared,
  findOrders,
  listOpen,
  readFile,
} from './office/office-orders.ts'
import { decideRefund, requestFromOffice, retryRefund } from './office/office-refunds.ts'
import { openRefundApprovals } from './office/refund-approvals.ts'
import { personalData } from './personal-data.ts'
import { listWithdrawable, readOrder } from './read-order.ts'
import { refundErasedBuyer } from './refund-erased-buyer.ts'
import { createRequestRefund, type RequestRefund } from './request-refund.ts'
import { deleteDeclarations } from './withdrawals/store-declarations.ts'
import { openRulingApprovals } from './rulings/ruling-approvals.ts'
import { decideRuling, submitRuling } from './rulings/submit-ruling.ts'
import { withdraw } from './withdrawals/withdraw.ts'

export type { RefundsDeps } from './deps.ts'
export type { RefundRequest, RequestRefund } from './request-refund.ts'

export interface Refunds {
  readonly handlers: Handlers<typeof contract, Site>
  /** Refunds an order's money, in the caller's transaction. */
  readonly requestRefund: RequestRefund
  /** The money returned for each order. */
  readonly findReturned: (orders: readonly string[]) => ReturnType<typeof findReturned>
  /** Scheduled every minute: syncs every due refund with its provider and returns their number. */
  readonly reconcile: (now: Date) => Promise<number>
  /** Scheduled: deletes declared withdrawals that stayed unmatched for thirty days. */
  readonly tidy: (now: Date) => Promise<void>
  /** Subscribers of refunds: `payments.completed` and `payments.status_received` in their transactions, their own events after the commit. */
  readonly subscribers: {
    readonly 'payments.completed': ReturnType<typeof refundErasedBuyer>
    readonly 'payments.status_received': ReturnType<typeof onPaymentUpdate>
    readonly 'refunds.declared': ReturnType<typeof matchDeclaration>
    readonly 'refunds.withdrawn': ReturnType<typeof sendWithdrawalReceipt>
    readonly 'refunds.withdrawal_late': ReturnType<typeof sendLateNotice>
    readonly 'refunds.review_needed': ReturnType<typeof onSyncRequested>
    readonly 'refunds.credits_granted': ReturnType<typeof recordGrantedCredits>
  }
  /** How this feature exports and erases a member's data. */
  readonly personalData: PersonalData
}

const retentionMs = 30 * 86_400_000

/** Refunds: money returned because of a member's withdrawal, a staff decision or a bank. */
export function createRefunds(installation: RefundsDeps): Refunds {
  const deps = {
    ...installation,
    refundApprovals: openRefundApprovals(installation),
    rulingApprovals: openRulingApprovals(installation),
  }
  return {
    handlers: {
      'refunds.read_order': readOrder(deps),
      'refunds.list_withdrawable': listWithdrawable(deps),
      'refunds.withdraw': withdraw(deps),
      'refunds.declare': declareWithdrawal(deps),
      'refunds.find_orders': findOrders(deps),
      'refunds.read_file': readFile(deps),
      'refunds.request': requestFromOffice(deps),
      'refunds.decide': decideRefund(deps),
      'refunds.retry': retryRefund(deps),
      'refunds.rule': submitRuling(deps),
      'refunds.decide_ruling': decideRuling(deps),
      'refunds.list_open': listOpen(deps),
      'refunds.handle_declaration': endDeclared(deps),
      'refunds.count_open': countWaiting(deps),
    },
    findReturned: (orders) => findReturned(deps.database, orders),
    requestRefund: createRequestRefund(deps),
    reconcile: reconcileRefunds(deps),
    tidy: (now) => deleteDeclarations(deps.database, new Date(now.getTime() - retentionMs)),
    subscribers: {
      'payments.completed': refundErasedBuyer(deps),
      'payments.status_received': onPaymentUpdate(deps),
      'refunds.declared': matchDeclaration(deps),
      'refunds.withdrawn': sendWithdrawalReceipt(deps),
      'refunds.withdrawal_late': sendLateNotice(deps),
      'refunds.review_needed': onSyncRequested(deps),
      'refunds.credits_granted': recordGrantedCredits(deps),
    },
    personalData,
  }
}
