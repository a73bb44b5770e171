/** How long a conversation can be reported after a block, or after an account was deleted. */
export const reportableDays = 30
const dayMs = 86_400_000

/** Until when a conversation is sealed that ended `endedMsAgo` before now. */
export function sealedUntil(now: Date, endedMsAgo = 0): Date {
  return new Date(now.getTime() + reportableDays * dayMs - endedMsAgo)
}
