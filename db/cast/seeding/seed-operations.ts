import { minuteMs } from '#kernel/duration.ts'
import { insertFailedEvent } from '#platform/server/tasks/store-failures.ts'
import type { CastMember } from '../cast-member.ts'
import type { SeedDeps } from './seed-deps.ts'

/** Emails of the last days, whose servers took them, put them off, refused or returned them. */
const emails = [
  { to: 'jonas', kind: 'receipt', state: 'accepted', reply: '250', minutesAgo: 2900 },
  { to: 'elena', kind: 'new_messages', state: 'accepted', reply: '250', minutesAgo: 1440 },
  { to: 'noor', kind: 'weekly_updates', state: 'refused', reply: '552 5.2.2', minutesAgo: 1300 },
  { to: 'claire', kind: 'like', state: 'bounced', reply: '5.1.1', minutesAgo: 700 },
  { to: 'bram', kind: 'news', state: 'complained', reply: null, minutesAgo: 540 },
  { to: 'viktor', kind: 'new_conversations', state: 'unknown', reply: 'ESOCKET', minutesAgo: 190 },
  { to: 'kofi', kind: 'activation', state: 'accepted', reply: '250', minutesAgo: 120 },
  { to: 'mei', kind: 'reset', state: 'deferred', reply: '451 4.7.1', minutesAgo: 48 },
  { to: 'lena', kind: 'receipt', state: 'deferred', reply: '421', minutesAgo: 25 },
] as const

/**
 * Records emails and a failed event, so that the back office has something to show on the first
 * day. All addresses are fictional, and nothing is sent.
 */
export async function seedOperations(
  { database, emailOffice, now }: Pick<SeedDeps, 'database' | 'emailOffice' | 'now'>,
  cast: readonly CastMember[],
  accounts: ReadonlyMap<string, number>,
): Promise<void> {
  const at = (minutesAgo: number) => new Date(now.getTime() - minutesAgo * minuteMs)
  for (const [place, { to, minutesAgo, kind, state, reply }] of emails.entries()) {
    const member = cast.find(({ id }) => id === to)
    const account = accounts.get(member?.member ?? '')
    const address = member?.email ?? null
    if (address === null || account === undefined) continue
    await emailOffice.demo.recordEmail(
      { id: createId(place), account, address, kind, state, reply },
      at(minutesAgo),
    )
  }
  const jonas = cast.find(({ id }) => id === 'jonas')
  await insertFailedEvent(
    database,
    {
      id: createId(emails.length),
      name: 'spending_limits.month_ended',
      payload: { account: accounts.get(jonas?.member ?? '') ?? 0, site: 1, month: '2026-10' },
      fault: 'writeSpending: ECONNREFUSED',
      tries: 35,
    },
    { createdAt: at(1600), failedAt: at(130) },
  )
}

const createId = (place: number) => `0193a5c0-0000-7000-8000-${String(place).padStart(12, '0')}`
