/**
 * Periods that pages name, in days, or in months where the name says so: constants of the features
 * above, so that no page can promise anything else.
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
] as const
export type Periods = Readonly<Record<(typeof periods)[number], number>>
