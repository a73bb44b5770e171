import { deleteOldAttempts } from '#platform/server/attempts/store.ts'
import { deleteJobFailures } from '#platform/server/jobs/store-runs.ts'
import { deleteExpiredCounts } from '#platform/server/limits/store.ts'
import { deadTaskRetentionMs } from '#platform/server/tasks/dead-task-retention.ts'
import { deleteDeadTasks } from '#platform/server/tasks/store.ts'
import type { Infrastructure } from './infrastructure.ts'
import type { Product } from './product.ts'
import { callTimed, type TimedFunction } from './composition/timed-function.ts'

/** Functions that take only the time and have no row in the table. */
type NotInTable =
  // Parts of the jobs below.
  | 'credits.isSealMissed'
  | 'payments.reconcile'
  | 'payouts.check'
  | 'payouts.fetch'
  // Queries.
  | 'payouts.findUnsettled'
  | 'staff.demo.list'

/**
 * The timed jobs that call one function of a feature: their names and times (UTC), by function. A
 * function of a feature that takes only the time and is missing here does not compile.
 */
const table: Readonly<
  Record<Exclude<TimedFunction, NotInTable>, readonly [job: string, time: string]>
> = {
  'accounts.suspensions.endDue': ['accounts.end_suspensions', '* * * * *'],
  'accounts.tidy': ['accounts.tidy', '17 3 * * *'],
  'accounts.erase': ['accounts.erase', '7 * * * *'],
  'staff.tidy': ['staff.tidy', '47 3 * * *'],
  'staff.expireApprovals': ['staff.expire_approvals', '*/10 * * * *'],
  'moneyDigest.emitDue': ['staff.money_digest', '2 * * * *'],
  'directDebit.tidy': ['direct_debit.tidy', '42 3 * * *'],
  'directDebit.announceDue': ['direct_debit.announce', '*/5 * * * *'],
  'personaDesk.tidy': ['persona_desk.tidy', '7 4 * * *'],
  'wellbeing.tidy': ['wellbeing.tidy', '12 4 * * *'],
  'reports.tidy': ['reports.tidy', '22 4 * * *'],
  'complaints.announce': ['complaints.announce', '* * * * *'],
  'complaints.announceDeadlines': ['complaints.announce_deadlines', '3 * * * *'],
  'dataRequests.tidy': ['data_requests.tidy', '42 4 * * *'],
  'complaints.tidy': ['complaints.tidy', '32 4 * * *'],
  'chat.purgeSealed': ['chat.purge_sealed', '37 * * * *'],
  'likes.tidy': ['likes.tidy', '27 3 * * *'],
  'spendingLimits.emails.emitMonthOver': ['spending_limits.notify_month_ended', '32 8 * * *'],
  'matching.tidy': ['matching.tidy', '37 3 * * *'],
  'chat.refundUnread': ['chat.refund', '7 4 * * *'],
  'credits.seal': ['credits.seal', '37 4 * * *'],
  'revenueLedger.recognise': ['accounting.recognise', '22 2 * * *'],
  'chat.noteAnswering': ['chat.record_reply_rates', '27 4 * * *'],
  // After the nightly seals, because claims are computed from that night's results.
  'verifiedClaims.compute': ['verified_claims.compute', '52 4 * * *'],
  // After revenue recognition and all seals.
  'reconciliation.night': ['reconciliation.nightly', '12 5 * * *'],
  'reconciliation.work': ['reconciliation.process_queue', '* * * * *'],
  'reconciliation.tidy': ['reconciliation.tidy', '27 4 * * *'],
  'payments.inbox.tidy': ['payments.tidy', '17 4 * * *'],
  'savedCards.forgetDue': ['saved_cards.delete_pending', '* * * * *'],
  'savedCards.finishCharges': ['saved_cards.finish_charges', '* * * * *'],
  'photos.backfillPerceptualHashes': ['photos.hash', '* * * * *'],
  'refunds.reconcile': ['refunds.reconcile', '* * * * *'],
  'refunds.tidy': ['refunds.tidy', '22 4 * * *'],
  'search.backfillChoices': ['search.backfill_choices', '* * * * *'],
  'photos.makeAvif': ['photos.avif', '* * * * *'],
  'photoVerification.tidy': ['photo_verification.tidy', '47 3 * * *'],
  'ads.tidy': ['ads.tidy', '57 4 * * *'],
  'push.tidy': ['push.tidy', '22 4 * * *'],
  'revenueLedger.check': ['accounting.check', '52 2 * * *'],
  'invoices.check': ['invoices.check', '54 2 * * *'],
  'notifications.planReminders': ['notifications.plan_reminders', '*/10 * * * *'],
  'notifications.planProfileReminders': ['notifications.plan_profile_reminders', '42 9 * * *'],
  // Thursdays, so that there is time to answer before the weekend.
  'notifications.planWeeklyUpdates': ['notifications.plan_weekly_updates', '12 10 * * 4'],
  'dailyFigures.record': ['figures.record', '*/10 * * * *'],
  'dailyFigures.tidy': ['figures.tidy', '42 4 * * *'],
  'notifications.queueNewsletters': ['notifications.queue_newsletters', '* * * * *'],
  'emailOffice.tidy': ['operations.tidy', '12 4 * * *'],
  'notifications.tidy': ['notifications.tidy', '57 3 * * *'],
}

/** Schedules all timed jobs of the product. Times are UTC. */
export async function scheduleJobs(
  { jobs, database, log }: Infrastructure,
  product: Product,
): Promise<void> {
  for (const [path, [job, time]] of Object.entries(table))
    await jobs.schedule(job, time, ({ now }) => callTimed(product, path as TimedFunction, now))
  const { ads, chat, credits, notifications, payments, payouts, photos } = product
  const { photoVerification, push, reports, sandboxGateway, sites } = product
  await jobs.schedule('credits.check_seal', '17 * * * *', async ({ now }) => {
    if (await credits.isSealMissed(now))
      log.error({}, 'the daily seal of the credit ledger was missed')
  })
  await jobs.schedule('payouts.fetch', '12 6 * * *', async ({ now }) => {
    await payouts.fetch(now)
    await payouts.check(now)
  })
  await jobs.schedule('payments.record_prices', '23 * * * *', async ({ now }) => {
    for (const site of await sites.allSites()) await payments.recordPrices(site, now)
  })
  await jobs.schedule('payments.reconcile', '* * * * *', async ({ now }) => {
    await sandboxGateway?.flush()
    await payments.reconcile(now)
  })
  await jobs.schedule('push.send', '* * * * *', async () => {
    await push.sendDue()
  })
  await jobs.schedule('notifications.send', '* * * * *', async () => {
    await notifications.sendDue()
  })
  await jobs.schedule('platform.tidy', '41 * * * *', async ({ now }) => {
    await deleteExpiredCounts(database, now)
    await deleteOldAttempts(database, now)
    const before = new Date(now.getTime() - deadTaskRetentionMs)
    await deleteDeadTasks(database, before)
    await deleteJobFailures(database, before)
  })
  // A crash between storing bytes and their row leaves orphaned files.
  await jobs.schedule('photos.sweep_orphans', '33 2 2 * *', async () => {
    await photos.sweepOrphans()
    await chat.sweepPhotos()
    await photoVerification.sweepPictures()
    await ads.sweepPictures()
    await reports.sweepPictures()
  })
}
