import type { EventsOptions } from '#platform/server/events/events.ts'
import type { events } from './contract.ts'
import type { Product } from './product.ts'

type Now = NonNullable<EventsOptions<typeof events>['now']>
type Later = NonNullable<EventsOptions<typeof events>['later']>

/**
 * Subscribers that run in the emitter's transaction, by event. The product is passed as a function
 * because it is still being built.
 */
export function now(product: () => Product): Now {
  return {
    'accounts.signed_up': [(tx, told, at) => product().profiles.hears['accounts.signed_up'](tx, told, at)],
    'accounts.activated': [
      (tx, told, at) => product().credits.hears['accounts.activated'](tx, told, at),
      // Runs before members become visible to each other: applies blocks.
      (tx, told, at) => product().blocks.hears['accounts.activated'](tx, told, at),
      (tx, told, at) => product().likes.hears['accounts.activated'](tx, told, at),
      (tx, { account }, at) => product().search.refresh(tx, account, at),
      (tx, told, at) => product().chat.hears['accounts.activated'](tx, told, at),
    ],
    'accounts.email_changed': [(tx, told, at) => product().blocks.hears['accounts.email_changed'](tx, told, at)],
    'accounts.closed': [
      (tx, { account }, at) => product().search.refresh(tx, account, at),
      (tx, told, at) => product().push.hears['accounts.closed'](tx, told, at),
      (tx, told, at) => product().chat.hears['accounts.closed'](tx, told, at),
    ],
    'accounts.reactivated': [
      (tx, { account }, at) => product().search.refresh(tx, account, at),
      (tx, told, at) => product().chat.hears['accounts.reactivated'](tx, told, at),
    ],
    'accounts.banned': [
      (tx, told, at) => product().chat.hears['accounts.banned'](tx, told, at),
      (tx, told, at) => product().photos.hears['accounts.banned'](tx, told, at),
    ],
    'payments.refunded': [
      (tx, told, at) => product().invoices.hears['payments.refunded'](tx, told, at),
      (tx, told, at) => product().money.hears['payments.refunded'](tx, told, at),
    ],
    'payments.disputed': [(tx, told, at) => product().money.hears['payments.disputed'](tx, told, at)],
    'payments.card_saved': [(tx, told, at) => product().cards.hears['payments.card_saved'](tx, told, at)],
    'payments.status_received': [
      (tx, told, at) => product().refunds.hears['payments.status_received'](tx, told, at),
      (tx, told, at) => product().directdebit.hears['payments.status_received'](tx, told, at),
    ],
    'accounts.active': [(tx, { account, at }) => product().search.touch(tx, account, at)],
    'accounts.visibility_chosen': [(tx, { account }, at) => product().search.refresh(tx, account, at)],
    'accounts.away': [(tx, { account }, at) => product().search.refresh(tx, account, at)],
    'blocks.blocked': [
      (tx, told, at) => product().likes.hears['blocks.blocked'](tx, told, at),
      (tx, told, at) => product().chat.hears['blocks.blocked'](tx, told, at),
      (tx, told, at) => product().honesty.hears['blocks.blocked'](tx, told, at),
      (tx, told, at) => product().warnings.hears['blocks.blocked'](tx, told, at),
      (tx, told, at) => product().photos.hears['blocks.blocked'](tx, told, at),
      (tx, told, at) => product().verification.hears['blocks.blocked'](tx, told, at),
    ],
    'likes.withdrawn': [(tx, told, at) => product().matching.hears['likes.withdrawn'](tx, told, at)],
    'accounts.erased': [
      (tx, told, at) => product().matching.hears['accounts.erased'](tx, told, at),
      (tx, told, at) => product().chat.hears['accounts.erased'](tx, told, at),
      (tx, told, at) => product().likes.hears['accounts.erased'](tx, told, at),
      (tx, told, at) => product().phones.hears['accounts.erased'](tx, told, at),
      (tx, told, at) => product().directdebit.hears['accounts.erased'](tx, told, at),
      (tx, told, at) => product().blocks.hears['accounts.erased'](tx, told, at),
      (tx, told, at) => product().sponsored.hears['accounts.erased'](tx, told, at),
      (tx, told, at) => product().honesty.hears['accounts.erased'](tx, told, at),
      (tx, told, at) => product().warnings.hears['accounts.erased'](tx, told, at),
      (tx, told, at) => product().fiction.hears['accounts.erased'](tx, told, at),
      (tx, told, at) => product().care.hears['accounts.erased'](tx, told, at),
      (tx, told) => product().desk.hears['accounts.erased'](tx, told),
      (tx, told) => product().moderation.hears['accounts.erased'](tx, told),
      (tx, told, at) => product().verification.hears['accounts.erased'](tx, told, at),
      (tx, told, at) => product().photos.hears['accounts.erased'](tx, told, at),
      (tx, told, at) => product().profiles.hears['accounts.erased'](tx, told, at),
      (tx, told, at) => product().quiet.hears['accounts.erased'](tx, told, at),
      (tx, told, at) => product().limits.hears['accounts.erased'](tx, told, at),
      (tx, told) => product().discounts.hears['accounts.erased'](tx, told),
      (tx, told, at) => product().cards.hears['accounts.erased'](tx, told, at),
      (tx, told, at) => product().push.hears['accounts.erased'](tx, told, at),
      (tx, { account }, at) => product().search.refresh(tx, account, at),
    ],
    'payments.completed': [
      (tx, told, at) => product().invoices.hears['payments.completed'](tx, told, at),
      (tx, told, at) => product().money.hears['payments.completed'](tx, told, at),
      // Runs after the invoice and the ledger entry: a payment by a deleted member is refunded.
      (tx, told, at) => product().refunds.hears['payments.completed'](tx, told, at),
    ],
    'profiles.changed': [(tx, { account }, at) => product().search.refresh(tx, account, at)],
    'photos.changed': [
      (tx, told, at) => product().verification.hears['photos.changed'](tx, told, at),
      (tx, { account }, at) => product().search.refresh(tx, account, at),
    ],
  }
}

/**
 * Subscribers that run after the commit, at least once, by event. A delivery is recorded under the
 * function's name.
 */
export function later(product: () => Product): Later {
  return {
    'accounts.confirmation_requested': [
      async function sendConfirmation(told, delivery) {
        await product().accounts.letters.confirmation(told, delivery)
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
        await product().photos.hears['photos.discarded'](told, delivery)
      },
    ],
    'spending_limits.month_ended': [
      async function writeSpending(told, delivery) {
        await product().limits.letters.write(told, delivery)
      },
    ],
    'accounts.reset_requested': [
      async function sendReset(told, delivery) {
        await product().accounts.letters.reset(told, delivery)
      },
    ],
    'accounts.email_change_requested': [
      async function sendMailChange(told, delivery) {
        await product().accounts.letters.mailChange(told, delivery)
      },
    ],
    'accounts.changed': [
      async function sendChanged(told, delivery) {
        await product().accounts.letters.changed(told, delivery)
      },
    ],
    'accounts.reactivation_requested': [
      async function sendReturn(told, delivery) {
        await product().accounts.letters.return(told, delivery)
      },
    ],
    'reports.decided': [
      async function writeDecided(told, delivery) {
        await product().reports.hears['reports.decided'](told, delivery)
      },
    ],
    'invoices.issued': [
      async function sendInvoice(told, delivery) {
        await product().invoices.hears['invoices.issued'](told, delivery)
      },
    ],
    'direct_debit.collected': [
      async function announceDebit(told, delivery) {
        await product().directdebit.hears['direct_debit.collected'](told, delivery)
      },
    ],
    'refunds.declared': [
      async function judgeDeclared(told, delivery) {
        await product().refunds.hears['refunds.declared'](told, delivery)
      },
    ],
    'refunds.withdrawn': [
      async function writeWithdrawn(told, delivery) {
        await product().refunds.hears['refunds.withdrawn'](told, delivery)
      },
    ],
    'refunds.withdrawal_late': [
      async function writeCameLate(told, delivery) {
        await product().refunds.hears['refunds.withdrawal_late'](told, delivery)
      },
    ],
    'refunds.review_needed': [
      async function lookAtRefund(told, delivery) {
        await product().refunds.hears['refunds.review_needed'](told, delivery)
      },
    ],
    'accounts.erasure_completed': [
      async function sendErased(told, delivery) {
        await product().accounts.letters.erased(told, delivery)
      },
    ],
  }
}
