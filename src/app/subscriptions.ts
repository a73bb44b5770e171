import type { EventsOptions } from '#platform/server/events/event-bus.ts'
import type { events } from './contract.ts'
import type { Product } from './product.ts'

type Now = NonNullable<EventsOptions<typeof events>['now']>
type Later = NonNullable<EventsOptions<typeof events>['later']>
type EventName = keyof typeof events
type LaterName = {
  [N in EventName]: (typeof events)[N]['when'] extends 'later' ? N : never
}[EventName]
/** Every event that is delivered later needs a subscriber; without one it would never be delivered. */
type LaterSubscribers = Later & Required<Pick<Later, LaterName>>

/**
 * Subscribers that run in the emitter's transaction, by event. The product is passed as a function
 * because it is still being built.
 */
export function createTransactionalSubscribers(product: () => Product): Now {
  return {
    'accounts.signed_up': [
      (tx, event, at) => product().profiles.subscribers['accounts.signed_up'](tx, event, at),
    ],
    'accounts.activated': [
      (tx, event, at) => product().credits.subscribers['accounts.activated'](tx, event, at),
      // Runs before members become visible to each other: applies blocks.
      (tx, event, at) => product().blocks.subscribers['accounts.activated'](tx, event, at),
      (tx, event, at) =>
        product().likes.transactionalSubscribers['accounts.activated'](tx, event, at),
      (tx, { account }, at) => product().search.refresh(tx, account, at),
      (tx, event, at) => product().chat.subscribers['accounts.activated'](tx, event, at),
      (tx, event, at) =>
        product().push.transactionalSubscribers['accounts.activated'](tx, event, at),
      (tx, event, at) =>
        product().notifications.transactionalSubscribers['accounts.activated'](tx, event, at),
    ],
    'accounts.email_changed': [
      (tx, event, at) => product().blocks.subscribers['accounts.email_changed'](tx, event, at),
      (tx, event, at) =>
        product().notifications.transactionalSubscribers['accounts.email_changed'](tx, event, at),
    ],
    'accounts.closed': [
      (tx, { account }, at) => product().search.refresh(tx, account, at),
      (tx, event, at) => product().push.transactionalSubscribers['accounts.closed'](tx, event, at),
      (tx, event, at) => product().chat.subscribers['accounts.closed'](tx, event, at),
    ],
    'accounts.reactivated': [
      (tx, { account }, at) => product().search.refresh(tx, account, at),
      (tx, event, at) => product().chat.subscribers['accounts.reactivated'](tx, event, at),
    ],
    'accounts.banned': [
      (tx, event, at) => product().chat.subscribers['accounts.banned'](tx, event, at),
      (tx, event, at) => product().photos.subscribers['accounts.banned'](tx, event, at),
    ],
    'payments.refunded': [
      (tx, event, at) => product().invoices.subscribers['payments.refunded'](tx, event, at),
      (tx, event, at) => product().revenueLedger.subscribers['payments.refunded'](tx, event, at),
    ],
    'refunds.credits_granted': [
      (tx, event, at) => product().refunds.subscribers['refunds.credits_granted'](tx, event, at),
    ],
    'payments.disputed': [
      (tx, event, at) => product().revenueLedger.subscribers['payments.disputed'](tx, event, at),
    ],
    'payments.card_saved': [
      (tx, event, at) => product().savedCards.subscribers['payments.card_saved'](tx, event, at),
    ],
    'payments.status_received': [
      (tx, event, at) => product().refunds.subscribers['payments.status_received'](tx, event, at),
      (tx, event, at) =>
        product().directDebit.subscribers['payments.status_received'](tx, event, at),
    ],
    'accounts.active': [(tx, { account, at }) => product().search.touch(tx, account, at)],
    'accounts.visibility_chosen': [
      (tx, { account }, at) => product().search.refresh(tx, account, at),
    ],
    'accounts.away': [(tx, { account }, at) => product().search.refresh(tx, account, at)],
    'blocks.blocked': [
      (tx, event, at) => product().likes.transactionalSubscribers['blocks.blocked'](tx, event, at),
      (tx, event, at) => product().chat.subscribers['blocks.blocked'](tx, event, at),
      (tx, event, at) => product().authenticity.subscribers['blocks.blocked'](tx, event, at),
      (tx, event, at) => product().messageWarnings.subscribers['blocks.blocked'](tx, event, at),
      (tx, event, at) => product().photos.subscribers['blocks.blocked'](tx, event, at),
      (tx, event, at) => product().photoVerification.subscribers['blocks.blocked'](tx, event, at),
    ],
    'likes.withdrawn': [
      (tx, event, at) => product().matching.subscribers['likes.withdrawn'](tx, event, at),
    ],
    'payments.completed': [
      (tx, event, at) => product().invoices.subscribers['payments.completed'](tx, event, at),
      (tx, event, at) => product().revenueLedger.subscribers['payments.completed'](tx, event, at),
      // Runs after the invoice and the ledger entry: a payment by a deleted member is refunded.
      (tx, event, at) => product().refunds.subscribers['payments.completed'](tx, event, at),
    ],
    'profiles.changed': [(tx, { account }, at) => product().search.refresh(tx, account, at)],
    'photos.changed': [
      (tx, event, at) => product().photoVerification.subscribers['photos.changed'](tx, event, at),
      (tx, { account }, at) => product().search.refresh(tx, account, at),
    ],
  }
}

/**
 * Subscribers that run after the commit, at least once, by event. Each delivery is recorded under
 * the function's name.
 */
export function createAsyncSubscribers(product: () => Product): LaterSubscribers {
  return {
    'accounts.confirmation_requested': [
      async function sendConfirmation(event, delivery) {
        await product().accounts.emails.confirmation(event, delivery)
      },
    ],
    'blocks.contacts_changed': [
      async function settleContacts(event, delivery) {
        await product().blocks.asyncSubscribers['blocks.contacts_changed'](event, delivery)
      },
    ],
    'likes.liked': [
      async function notifyLiked(event, delivery) {
        await product().likes.subscribers['likes.liked'](event, delivery)
      },
      async function pushLiked(event, delivery) {
        await product().push.subscribers['likes.liked'](event, delivery)
      },
      async function emailLiked(event, delivery) {
        await product().notifications.subscribers['likes.liked'](event, delivery)
      },
    ],
    'likes.matched': [
      async function notifyMatched(event, delivery) {
        await product().likes.subscribers['likes.matched'](event, delivery)
      },
      async function pushMatched(event, delivery) {
        await product().push.subscribers['likes.matched'](event, delivery)
      },
      async function emailMatched(event, delivery) {
        await product().notifications.subscribers['likes.matched'](event, delivery)
      },
    ],
    'chat.message_sent': [
      async function pushMessage(event, delivery) {
        await product().push.subscribers['chat.message_sent'](event, delivery)
      },
      async function emailMessage(event, delivery) {
        await product().notifications.subscribers['chat.message_sent'](event, delivery)
      },
    ],
    'photos.discarded': [
      async function discardBytes(event, delivery) {
        await product().photos.subscribers['photos.discarded'](event, delivery)
      },
    ],
    'spending_limits.month_ended': [
      async function writeSpending(event, delivery) {
        await product().spendingLimits.emails.write(event, delivery)
      },
    ],
    'staff.money_day_ended': [
      async function writeMoneyDay(event, delivery) {
        await product().moneyDigest.write(event, delivery)
      },
    ],
    'accounts.reset_requested': [
      async function sendReset(event, delivery) {
        await product().accounts.emails.reset(event, delivery)
      },
    ],
    'accounts.email_change_requested': [
      async function sendMailChange(event, delivery) {
        await product().accounts.emails.mailChange(event, delivery)
      },
    ],
    'accounts.changed': [
      async function sendChanged(event, delivery) {
        await product().accounts.emails.changed(event, delivery)
      },
    ],
    'accounts.reactivation_requested': [
      async function sendReturn(event, delivery) {
        await product().accounts.emails.return(event, delivery)
      },
    ],
    'message_safety.mass_sender_found': [
      async function openMachineCase(event, delivery) {
        await product().reports.subscribers['message_safety.mass_sender_found'](event, delivery)
      },
    ],
    'complaints.deadlines_missed': [
      async (event, delivery) => {
        await product().complaints.subscribers['complaints.deadlines_missed'](event, delivery)
      },
    ],
    'complaints.email_due': [
      async function emailCase(event, delivery) {
        await product().complaints.subscribers['complaints.email_due'](event, delivery)
      },
    ],
    'data_requests.email_due': [
      async function emailRequest(event, delivery) {
        await product().dataRequests.subscribers['data_requests.email_due'](event, delivery)
      },
    ],
    'reports.decided': [
      async function writeDecided(event, delivery) {
        await product().reports.subscribers['reports.decided'](event, delivery)
      },
    ],
    'reports.resumed': [
      async function writeResumed(event, delivery) {
        await product().reports.subscribers['reports.resumed'](event, delivery)
      },
    ],
    'reports.reinstated': [
      async function writeReinstated(event, delivery) {
        await product().reports.subscribers['reports.reinstated'](event, delivery)
      },
    ],
    'reports.pictures_discarded': [
      async function deletePictures(event, delivery) {
        await product().reports.subscribers['reports.pictures_discarded'](event, delivery)
      },
    ],
    'invoices.issued': [
      async function sendInvoice(event, delivery) {
        await product().invoices.subscribers['invoices.issued'](event, delivery)
      },
    ],
    'direct_debit.collected': [
      async function announceDebit(event, delivery) {
        await product().directDebit.subscribers['direct_debit.collected'](event, delivery)
      },
    ],
    'refunds.declared': [
      async function judgeDeclared(event, delivery) {
        await product().refunds.subscribers['refunds.declared'](event, delivery)
      },
    ],
    'refunds.withdrawn': [
      async function writeWithdrawn(event, delivery) {
        await product().refunds.subscribers['refunds.withdrawn'](event, delivery)
      },
    ],
    'refunds.withdrawal_late': [
      async function writeCameLate(event, delivery) {
        await product().refunds.subscribers['refunds.withdrawal_late'](event, delivery)
      },
    ],
    'refunds.review_needed': [
      async function lookAtRefund(event, delivery) {
        await product().refunds.subscribers['refunds.review_needed'](event, delivery)
      },
    ],
    'accounts.erasure_completed': [
      async function sendErased(event, delivery) {
        await product().accounts.emails.erased(event, delivery)
      },
    ],
  }
}
