import { cast } from './cast.ts'
import type { WakeDeps } from './seed-deps.ts'
import { timesOf } from './times-of.ts'

/**
 * Gives everyone of the cast their last sign of life as long ago as on the first day, so that a demo started again shows who is
 * online. Whoever was really there since keeps that.
 */
export async function wakeCast({ database, accounts, search, now }: WakeDeps): Promise<void> {
  const seen = cast.flatMap((member) => {
    const { seen: at } = timesOf(member, now)
    return at === null ? [] : [{ member: member.member, at }]
  })
  await database.transaction(async (tx) => {
    for (const account of await accounts.demo.wake(tx, seen)) await search.refresh(tx, account, now)
  })
}
