import type { EventsOptions } from '#platform/server/events/event-bus.ts'
import type { events } from './contract.ts'
import type { Product } from './product.ts'

type Now = NonNullable<EventsOptions<typeof events>['now']>
type Later = NonNullable<EventsOptions<typeof events>['later']>

/**
 * Subscribers that run in the emitter's transaction, by event. The product is passed as a function
 * because it is still being built.
 */
export function createTransactionalSubscribers(product: () => Product): Now {
  return {
    'accounts.signed_up': [(tx, event, at) => product().profiles.subscribers['accounts.signed_up'](tx, event, at)],
    'accounts.activated': [
      (tx, told, at) => product().credits.subscribers['accounts.activated'](tx, told, at),
      // Runs before members become visible to each other: applies blocks.
      (tx, told, at) => product().blocks.subscribers['accounts.activated'](tx, told, at),
      (tx, told, at) => product().likes.transactionalSubscribers['accounts.activated'](tx, told, at),
      (tx, { account }, at) => product().search.refresh(tx, account, at),
      (tx, told, at) => product().chat.subscribers['accounts.activated'](tx, told, at),
    ],
    'accounts.email_changed': [(tx, told, at) => product().blocks.subscribers['accounts.email_changed'](tx, told, at)],
    'accounts.closed': [
      (tx, { account }, at) => product().search.refresh(tx, account, at),
      (tx, told, at) => product().push.transactionalSubscribers['accounts.closed'](tx, told, at),
      (tx, told, at) => product().chat.subscribers['accounts.closed'](tx, told, at),
    ],
    'accounts.reactivated': [
      (tx, { account }, at) => product().search.refresh(tx, account, at),
      (tx, told, at) => product().chat.subscribers['accounts.reactivated'](tx, told, at),
    ],
    'accounts.banned': [
      (tx, told, at) => product().chat.subscribers['accounts.banned'](tx, told, at),
      (tx, told, at) => product().photos.subscribers['accounts.banned'](tx, told, at),
    ],
    'payments.refunded': [
      (tx, told, at) => product().invoices.subscribers['payments.refunded'](tx, told, at),
      (tx, told, at) => product().money.subscribers['payments.refunded'](tx, told, at),
    ],
    'payments.disputed': [(tx, told, at) => product().money.subscribers['payments.disputed'](tx, told, at)],
    'payments.card_saved': [(tx, told, at) => product().cards.subscribers['payments.card_saved'](tx, told, at)],
    'payments.status_received': [
      (tx, told, at) => product().refunds.subscribers['payments.status_received'](tx, told, at),
      (tx, told, at) => product().directdebit.subscribers['payments.status_received'](tx, told, at),
    ],
    'accounts.active': [(tx, { account, at }) => product().search.touch(tx, account, at)],
    'accounts.visibility_chosen': [(tx, { account }, at) => product().search.refresh(tx, account, at)],
    'accounts.away': [(tx, { account }, at) => product().search.refresh(tx, account, at)],
    'blocks.blocked': [
      (tx, told, at) => product().likes.transactionalSubscribers['blocks.blocked'](tx, told, at),
      (tx, told, at) => product().chat.subscribers['blocks.blocked'](tx, told, at),
      (tx, told, at) => product().honesty.subscribers['blocks.blocked'](tx, told, at),
      (tx, told, at) => product().warnings.subscribers['blocks.blocked'](tx, told, at),
      (tx, told, at) => product().photos.subscribers['blocks.blocked'](tx, told, at),
      (tx, told, at) => product().verification.subscribers['blocks.blocked'](tx, told, at),
    ],
    'likes.withdrawn': [(tx, told, at) => product().matching.subscribers['likes.withdrawn'](tx, told, at)],
    'accounts.erased': [
      (tx, told, at) => product().matching.subscribers['accounts.erased'](tx, told, at),
      (tx, told, at) => product().chat.subscribers['accounts.erased'](tx, told, at),
      (tx, told, at) => product().likes.transactionalSubscribers['accounts.erased'](tx, told, at),
      (tx, told, at) => product().phones.subscribers['accounts.erased'](tx, told, at),
      (tx, told, at) => product().directdebit.subscribers['accounts.erased'](tx, told, at),
      (tx, told, at) => product().blocks.subscribers['accounts.erased'](tx, told, at),
      (tx, told, at) => product().sponsored.subscribers['accounts.erased'](tx, told, at),
      (tx, told, at) => product().honesty.subscribers['accounts.erased'](tx, told, at),
      (tx, told, at) => product().warnings.subscribers['accounts.erased'](tx, told, at),
      (tx, told, at) => product().fiction.subscribers['accounts.erased'](tx, told, at),
      (tx, told, at) => product().care.subscribers['accounts.erased'](tx, told, at),
      (tx, told) => product().desk.subscribers['accounts.erased'](tx, told),
      (tx, told) => product().moderation.subscribers['accounts.erased'](tx, told),
      (tx, told, at) => product().verification.subscribers['accounts.erased'](tx, told, at),
      (tx, told, at) => product().photos.subscribers['accounts.erased'](tx, told, at),
      (tx, told, at) => product().profiles.subscribers['accounts.erased'](tx, told, at),
      (tx, told, at) => product().quiet.subscribers['accounts.erased'](tx, told, at),
      (tx, told, at) => product().limits.subscribers['accounts.erased'](tx, told, at),
      (tx, told) => product().discounts.subscribers['accounts.erased'](tx, told),
      (tx, told, at) => product().cards.subscribers['accounts.erased'](tx, told, at),
      (tx, told, at) => product().push.transactionalSubscribers['accounts.erased'](tx, told, at),
      (tx, { account }, at) => product().search.refresh(tx, account, at),
    ],
    'payments.completed': [
      (tx, told, at) => product().invoices.subscribers['payments.completed'](tx, told, at),
      (tx, told, at) => product().money.subscribers['payments.completed'](tx, told, at),
      // Runs after the invoice and the ledger entry: a payment by a deleted member is refunded.
      (tx, told, at) => product().refunds.subscribers['payments.completed'](tx, told, at),
    ],
    'profiles.changed': [(tx, { account }, at) => product().search.refresh(tx, account, at)],
    'photos.changed': [
      (tx, told, at) => product().verification.subscribers['photos.changed'](tx, told, at),
      (tx, { account }, at) => product().search.refresh(tx, account, at),
    ],
  }
}

/**
 * Subscribers that run after the commit, at least once, by event. A delivery is recorded under the
 * function's name.
 */
export function createAsyncSubscribers(product: () => Product): Later {
  return {
    'accounts.confirmation_requested': [
      async function sendConfirmation(event, delivery) {
        await product().accounts.emails.confirmation(event, delivery)
      },
    ],
    'likes.liked': [
      async function tellLiked(told, delivery) {
        // Likes from a member under review trigger no live message.
        if (await product().reports.isSuspect(told.liker)) return
        await product().likes.subscribers['likes.liked'](told, delivery)
      },
      async function pushLiked(told, delivery) {
        await product().push.subscribers['likes.liked'](told, delivery)
      },
    ],
    'likes.matched': [
      async function tellMatched(told, delivery) {
        await product().likes.subscribers['likes.matched'](told, delivery)
      },
      async function pushMatched(told, delivery) {
        await product().push.subscribers['likes.matched'](told, delivery)
      },
    ],
    'chat.message_sent': [
      async function pushMessage(told, delivery) {
        await product().push.subscribers['chat.message_sent'](told, delivery)
      },
    ],
    'photos.discarded': [
      async function discardBytes(told, delivery) {
        await product().photos.subscribers['photos.discarded'](told, delivery)
      },
    ],
    'spending_limits.month_ended': [
      async function writeSpending(told, delivery) {
        await product().limits.letters.write(told, delivery)
      },
    ],
    'accounts.reset_requested': [
      async function sendReset(told, delivery) {
        await product().accounts.emails.reset(told, delivery)
      },
    ],
    'accounts.email_change_requested': [
      async function sendMailChange(told, delivery) {
        await product().accounts.emails.mailChange(told, delivery)
      },
    ],
    'accounts.changed': [
      async function sendChanged(told, delivery) {
        await product().accounts.emails.changed(told, delivery)
      },
    ],
    'accounts.reactivation_requested': [
      async function sendReturn(told, delivery) {
        await product().accounts.emails.return(told, delivery)
      },
    ],
    'reports.decided': [
      async function writeDecided(told, delivery) {
        await product().reports.subscribers['reports.decided'](told, delivery)
      },
    ],
    'invoices.issued': [
      async function sendInvoice(told, delivery) {
        await product().invoices.subscribers['invoices.issued'](told, delivery)
      },
    ],
    'direct_debit.collected': [
      async function announceDebit(told, delivery) {
        await product().directdebit.subscribers['direct_debit.collected'](told, delivery)
      },
    ],
    'refunds.declared': [
      async function judgeDeclared(told, delivery) {
        await product().refunds.subscribers['refunds.declared'](told, delivery)
      },
    ],
    'refunds.withdrawn': [
      async function writeWithdrawn(told, delivery) {
        await product().refunds.subscribers['refunds.withdrawn'](told, delivery)
      },
    ],
    'refunds.withdrawal_late': [
      async function writeCameLate(told, delivery) {
        await product().refunds.subscribers['refunds.withdrawal_late'](told, delivery)
      },
    ],
    'refunds.review_needed': [
      async function lookAtRefund(told, delivery) {
        await product().refunds.subscribers['refunds.review_needed'](told, delivery)
      },
    ],
    'accounts.erasure_completed': [
      async function sendErased(told, delivery) {
        await product().accounts.emails.erased(told, delivery)
      },
    ],
  }
}
