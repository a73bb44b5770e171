const usage = `Usage: restore [--to <time>]
  Restores the backup in MINUET_BACKUP into the empty folder MINUET_DATA.
  <time> is a moment with its time zone, such as 2026-11-29T02:31:00Z; without it, the latest one.`

/** The moment to go back to; null for the latest one. Throws the usage text. */
export function parseRestoreCommand(args: readonly string[]): Date | null {
  if (args.length === 0) return null
  const [flag, text = ''] = args
  const to = new Date(text)
  const hasZone = /^\d{4}-\d\d-\d\dT\d\d:\d\d(?::\d\d(?:\.\d{1,6})?)?(?:Z|[+-]\d\d:\d\d)$/.test(
    text,
  )
  if (flag !== '--to' || args.length > 2 || !hasZone || Number.isNaN(to.getTime()))
    throw new Error(usage)
  return to
}
