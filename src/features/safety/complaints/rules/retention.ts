import { dayMs } from '#kernel/duration.ts'

/** Days after which decided complaints, statements and their appeals are deleted. */
export const decidedRetentionDays = 365
/** Days after which complaints and support requests are deleted even if no one decided them. */
export const undecidedRetentionDays = 730

/** The instants before which cases are deleted. */
export function retentionLimits(now: Date): { decidedBefore: Date; filedBefore: Date } {
  const before = (days: number) => new Date(now.getTime() - days * dayMs)
  return {
    decidedBefore: before(decidedRetentionDays),
    filedBefore: before(undecidedRetentionDays),
  }
}
