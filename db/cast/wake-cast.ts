import { cast } from './cast.ts'
import type { WakeDeps } from './seeding/seed-deps.ts'
import { computeTimes } from './compute-times.ts'

/**
 * Sets the last activity of every cast member to as long ago as on the first day, so that a
 * restarted demo shows people online. Members who have actually been active since then keep their
 * activity.
 */
export async function wakeCast({ database, accounts, search, now }: WakeDeps): Promise<void> {
  const seen = cast.flatMap((member) => {
    const { seen: at } = computeTimes(member, now)
    return at === null ? [] : [{ member: member.member, at }]
  })
  await database.transaction(async (tx) => {
    await search.refreshAll(tx, await accounts.demo.advanceLastSeen(tx, seen), now)
  })
}
