import { deleteOldAttempts } from '#platform/server/attempts/store.ts'
import { deleteExpiredCounts } from '#platform/server/limits/store.ts'
import { deadTaskRetentionMs } from '#platform/server/tasks/dead-task-retention.ts'
import { deleteDeadTasks } from '#platform/server/tasks/store.ts'
import type { Infrastructure } from './infrastructure.ts'
import type { Product } from './product.ts'

/** All timed jobs of the product. Times are UTC. */
export async function scheduleJobs(
  { jobs, database, log }: Infrastructure,
  {
    accounts,
    savedCards,
    wellbeing,
    chat,
    verifiedClaims,
    credits,
    personaDesk,
    invoices,
    directDebit,
    likes,
    spendingLimits,
    matching,
    revenueLedger,
    payments,
    sandboxGateway,
    photos,
    sites,
    refunds,
    payouts,
    reconciliation,
    push,
    notifications,
    ads,
    staff,
    moneyDigest,
    photoVerification,
    reports,
  }: Product,
): Promise<void> {
  await jobs.schedule('accounts.tidy', '17 3 * * *', async ({ now }) => {
    await accounts.tidy(now)
  })
  await jobs.schedule('accounts.erase', '7 * * * *', async ({ now }) => {
    await accounts.erase(now)
  })
  await jobs.schedule('staff.tidy', '47 3 * * *', async ({ now }) => {
    await staff.tidy(now)
  })
  await jobs.schedule('staff.expire_approvals', '*/10 * * * *', async ({ now }) => {
    await staff.expireApprovals(now)
  })
  await jobs.schedule('staff.money_digest', '2 * * * *', async ({ now }) => {
    await moneyDigest.emitDue(now)
  })
  await jobs.schedule('direct_debit.tidy', '42 3 * * *', async ({ now }) => {
    await directDebit.tidy(now)
  })
  await jobs.schedule('direct_debit.announce', '*/5 * * * *', async ({ now }) => {
    await directDebit.announceDue(now)
  })
  await jobs.schedule('persona_desk.tidy', '7 4 * * *', async ({ now }) => {
    await personaDesk.tidy(now)
  })
  await jobs.schedule('wellbeing.tidy', '12 4 * * *', async ({ now }) => {
    await wellbeing.tidy(now)
  })
  await jobs.schedule('reports.tidy', '22 4 * * *', async ({ now }) => {
    await reports.tidy(now)
  })
  await jobs.schedule('chat.purge_sealed', '37 * * * *', async ({ now }) => {
    await chat.purgeSealed(now)
  })
  await jobs.schedule('likes.tidy', '27 3 * * *', async ({ now }) => {
    await likes.tidy(now)
  })
  await jobs.schedule('spending_limits.notify_month_ended', '32 8 * * *', async ({ now }) => {
    await spendingLimits.emails.emitMonthOver(now)
  })
  await jobs.schedule('matching.tidy', '37 3 * * *', async ({ now }) => {
    await matching.tidy(now)
  })
  await jobs.schedule('chat.refund', '7 4 * * *', async ({ now }) => {
    await chat.refundUnread(now)
  })
  await jobs.schedule('credits.seal', '37 4 * * *', async ({ now }) => {
    await credits.seal(now)
  })
  await jobs.schedule('credits.check_seal', '17 * * * *', async ({ now }) => {
    if (await credits.isSealMissed(now))
      log.error({}, 'the daily seal of the credit ledger was missed')
  })
  await jobs.schedule('accounting.recognise', '22 2 * * *', async ({ now }) => {
    await revenueLedger.recognise(now)
  })
  await jobs.schedule('accounting.check', '52 2 * * *', async () => {
    await revenueLedger.check()
  })
  await jobs.schedule('payouts.fetch', '12 6 * * *', async ({ now }) => {
    await payouts.fetch(now)
    await payouts.check(now)
  })
  await jobs.schedule('invoices.check', '54 2 * * *', async () => {
    await invoices.check()
  })
  await jobs.schedule('chat.record_reply_rates', '27 4 * * *', async ({ now }) => {
    await chat.noteAnswering(now)
  })
  await jobs.schedule('payments.record_prices', '23 * * * *', async ({ now }) => {
    for (const site of await sites.allSites()) await payments.recordPrices(site, now)
  })
  // Runs after the nightly seals, because the claims are computed from that night's results.
  await jobs.schedule('verified_claims.compute', '52 4 * * *', async ({ now }) => {
    await verifiedClaims.compute(now)
  })
  // Runs after revenue recognition and after all seals.
  await jobs.schedule('reconciliation.nightly', '12 5 * * *', async ({ now }) => {
    await reconciliation.night(now)
  })
  await jobs.schedule('reconciliation.process_queue', '* * * * *', async ({ now }) => {
    await reconciliation.work(now)
  })
  await jobs.schedule('reconciliation.tidy', '27 4 * * *', async ({ now }) => {
    await reconciliation.tidy(now)
  })
  await jobs.schedule('payments.tidy', '17 4 * * *', async ({ now }) => {
    await payments.inbox.tidy(now)
  })
  await jobs.schedule('payments.reconcile', '* * * * *', async ({ now }) => {
    await sandboxGateway?.flush()
    await payments.reconcile(now)
  })
  await jobs.schedule('saved_cards.delete_pending', '* * * * *', async ({ now }) => {
    await savedCards.forgetDue(now)
  })
  await jobs.schedule('saved_cards.finish_charges', '* * * * *', async ({ now }) => {
    await savedCards.finishCharges(now)
  })
  await jobs.schedule('photos.hash', '* * * * *', async ({ now }) => {
    await photos.backfillPerceptualHashes(now)
  })
  await jobs.schedule('refunds.reconcile', '* * * * *', async ({ now }) => {
    await refunds.reconcile(now)
  })
  await jobs.schedule('refunds.tidy', '22 4 * * *', async ({ now }) => {
    await refunds.tidy(now)
  })
  await jobs.schedule('photos.avif', '* * * * *', async ({ now }) => {
    await photos.makeAvif(now)
  })
  await jobs.schedule('photo_verification.tidy', '47 3 * * *', async ({ now }) => {
    await photoVerification.tidy(now)
  })
  await jobs.schedule('ads.tidy', '57 4 * * *', async ({ now }) => {
    await ads.tidy(now)
  })
  await jobs.schedule('push.send', '* * * * *', async () => {
    await push.sendDue()
  })
  await jobs.schedule('notifications.send', '* * * * *', async () => {
    await notifications.sendDue()
  })
  await jobs.schedule('notifications.plan_reminders', '*/10 * * * *', async ({ now }) => {
    await notifications.planReminders(now)
  })
  // Thursdays, so that there is time to answer before the weekend.
  await jobs.schedule('notifications.plan_weekly_updates', '12 10 * * 4', async ({ now }) => {
    await notifications.planWeeklyUpdates(now)
  })
  await jobs.schedule('notifications.tidy', '57 3 * * *', async ({ now }) => {
    await notifications.tidy(now)
  })
  await jobs.schedule('push.tidy', '22 4 * * *', async ({ now }) => {
    await push.tidy(now)
  })
  await jobs.schedule('platform.tidy', '41 * * * *', async ({ now }) => {
    await deleteExpiredCounts(database, now)
    await deleteOldAttempts(database, now)
    await deleteDeadTasks(database, new Date(now.getTime() - deadTaskRetentionMs))
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
