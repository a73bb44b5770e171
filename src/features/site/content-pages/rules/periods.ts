/**
 * Periods mentioned on pages, in days, or in months or years where the name says so. The app fills
 * them in with the values that the features above apply, so that no page can promise anything else.
 */
export const periods = [
  'erasure_days',
  'unconfirmed_days',
  'log_in_days',
  'session_days',
  'selfie_days',
  'pass_days',
  'note_days',
  'signal_days',
  'mandate_months',
  'sealed_days',
  'device_days',
  'verification_days',
  'nudge_days',
  'unread_days',
  'request_years',
  'pause_days',
  'mandate_years',
  'returned_days',
  'block_years',
  'webhook_days',
  'guest_days',
  'deceiver_years',
  'counter_days',
  'task_days',
  'minor_days',
  'choice_months',
  'backup_days',
] as const
export type Period = (typeof periods)[number]
export type Periods = Readonly<Record<Period, number>>
