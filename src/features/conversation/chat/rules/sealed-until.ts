/** How long a conversation can be reported after a block, or after an account was deleted. */
export const reportableDays = 30
const dayMs = 86_400_000

/** Returns until when a conversation that ended `endedMsAgo` ago is sealed. */
export function sealedUntil(now: Date, endedMsAgo = 0): Date {
  return new Date(now.getTime() + reportableDays * dayMs - endedMsAgo)
}
