import {
  abandonedMs,
  logInHistoryMs,
  reactivationMs,
  sessionCookie,
} from '#features/members/accounts/index.ts'
import { pictureRetentionDays } from '#features/members/photo-verification/index.ts'
import { passDays } from '#features/discovery/matching/index.ts'
import { mandateMonths } from '#features/money/direct-debit/index.ts'
import { noteRetentionMs } from '#features/office/persona-desk/index.ts'
import { signalRetentionMs } from '#features/safety/wellbeing/index.ts'
import type { Periods } from '#features/site/content-pages/server/index.ts'
import { toDays } from '#kernel/duration.ts'

/** The periods that the legal pages name, as the features apply them. */
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
}
