/** Environment variables that run long tests at full size instead of in their short form. */
export const fullSize: Readonly<Record<string, string>> = {
  MINUET_LANGUAGES: 'all',
  MINUET_KILLS: 'all',
  MINUET_LEDGER: 'all',
  MINUET_EMAILS: 'all',
  MINUET_INPUT: 'all',
  MINUET_LOAD: 'all',
  MINUET_MEDIA: 'all',
  MINUET_PROBES: 'all',
  MINUET_RACES: 'all',
  MINUET_WEBHOOKS: 'all',
  MINUET_MONTHS: 'all',
  MINUET_RUNS: '1000',
}
