import { dayMs } from '#kernel/duration.ts'

/** How long a report and its evidence are kept after the decision, in days. */
export const decidedRetentionDays = 365
/** How long a case that the machine opened is kept if no one decides it, in days. */
const machineRetentionDays = 365
/** How long a report by a person is kept if no one decides it, in days. */
export const undecidedRetentionDays = 730

/** The instants before which reports are deleted, for `reports.delete_old`. */
export interface RetentionLimits {
  readonly decidedBefore: Date
  readonly machineBefore: Date
  readonly filedBefore: Date
}

/** Every report ends: no one's messages stay because a decision is missing. */
export function retentionLimits(now: Date): RetentionLimits {
  const before = (days: number) => new Date(now.getTime() - days * dayMs)
  return {
    decidedBefore: before(decidedRetentionDays),
    machineBefore: before(machineRetentionDays),
    filedBefore: before(undecidedRetentionDays),
  }
}
