/** What a timed job does. It reads anew what there is to do, for it may run late, twice, or once for several missed times. */
export type Work = (run: { now: Date }) => Promise<void>

/** A timed job: when and what. */
export interface Job {
  readonly cron: string
  readonly timeZone: string
  readonly work: Work
}
