import {
  abandonedMs,
  erasedMemberMs,
  logInHistoryMs,
  pauseMs,
  reactivationMs,
  sessionCookie,
} from '#features/members/accounts/index.ts'
import { pictureRetentionDays } from '#features/members/photo-verification/index.ts'
import { passDays } from '#features/discovery/matching/index.ts'
import { mandateMonths } from '#features/money/direct-debit/index.ts'
import { reportableDays } from '#features/conversation/chat/index.ts'
import { noteRetentionMs } from '#features/office/persona-desk/index.ts'
import { pauseRetentionMs, signalRetentionMs } from '#features/safety/wellbeing/index.ts'
import type { Periods } from '#features/site/content-pages/server/index.ts'
import { choiceCookie } from '#features/site/campaign-pages/index.ts'
import { toDays } from '#kernel/duration.ts'
import { deadTaskRetentionMs } from '#platform/server/tasks/dead-task-retention.ts'

/**
 * The periods that the legal pages name, as the features apply them. `privacy-page.test.ts`
 * compares those in the table "How long we keep it" with the tables' declarations and their jobs.
 */
export const pagePeriods: Periods = {
  erasure_days: toDays(reactivationMs),
  unconfirmed_days: toDays(abandonedMs),
  log_in_days: toDays(logInHistoryMs),
  session_days: toDays(sessionCookie.maxAgeSeconds * 1000),
  selfie_days: pictureRetentionDays,
  pass_days: passDays,
  note_days: toDays(noteRetentionMs),
  signal_days: toDays(signalRetentionMs),
  mandate_months: mandateMonths.kept,
  sealed_days: reportableDays,
  pause_days: toDays(pauseRetentionMs),
  task_days: toDays(deadTaskRetentionMs),
  device_days: 365,
  verification_days: 365,
  nudge_days: 90,
  unread_days: 180,
  mandate_years: 3,
  returned_days: 430,
  block_years: 5,
  request_years: 3,
  webhook_days: 400,
  guest_days: 30,
  deceiver_years: 2,
  counter_days: 2,
  minor_days: toDays(pauseMs),
  choice_months: choiceCookie.months,
  // Restores erase accounts again for as long as this, and no backup is kept longer.
  backup_days: toDays(erasedMemberMs),
}
