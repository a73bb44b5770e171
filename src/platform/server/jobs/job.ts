/**
 * The code of a scheduled job. It determines each time what there is to do, because it may run
 * late, twice, or once for several missed times.
 */
export type Work = (run: { now: Date }) => Promise<void>

/** A scheduled job: its schedule and its code. */
export interface Job {
  readonly cron: string
  readonly timeZone: string
  readonly work: Work
}
