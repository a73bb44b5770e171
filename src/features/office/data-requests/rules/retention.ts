import { dayMs } from '#kernel/duration.ts'

/** Days after which a request is deleted: until then it shows that it was answered in time. */
export const retentionDays = 1096

/** The instant before which requests are deleted. */
export function retentionLimit(now: Date): Date {
  return new Date(now.getTime() - retentionDays * dayMs)
}
