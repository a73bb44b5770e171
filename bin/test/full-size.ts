/** Environment variables that run long tests at their full size instead of a short form. */
export const fullSize: Readonly<Record<string, string>> = {
  MINUET_LANGUAGES: 'all',
  MINUET_KILLS: 'all',
  MINUET_LEDGER: 'all',
  MINUET_LOAD: 'all',
  MINUET_WEBHOOKS: 'all',
  MINUET_MONTHS: 'all',
  MINUET_RUNS: '1000',
}
