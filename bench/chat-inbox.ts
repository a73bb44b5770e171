import type { Testbed } from './ground/open-testbed.ts'
import { logIn, type Person } from './ground/person.ts'
import { fillInbox } from './ground/store.ts'
import { runInterleaved } from './load/run-interleaved.ts'
import type { Job } from './load/job.ts'
import { median } from './load/median.ts'
import type { Outcome } from './report/outcome.ts'

/**
 * In the small inbox every conversation is unread, so that a page of 20 is compared with a full
 * page of 30 rather than with a page of 2.
 */
const inboxes = { few: { count: 20, unreadOf: 1 }, many: { count: 100_000, unreadOf: 10 } } as const
type Size = keyof typeof inboxes
const parts = { list: '/api/chats', unread: '/api/chats?show=unread', poll: '/api/poll' } as const
type Part = keyof typeof parts

/**
 * Opening a list of 100,000 conversations compared with opening one of 20, together with the other
 * requests every page makes for such a member.
 */
export async function measure({ insider, port }: Testbed): Promise<Outcome> {
  const people = await logIn(insider, port, 2)
  const owner = { few: people[0], many: people[1] } as Record<Size, Person>
  for (const size of ['few', 'many'] as const)
    await insider.database.transaction((tx) =>
      fillInbox(tx, owner[size].account, inboxes[size], insider.now()),
    )
  const jobs = Object.entries(parts).flatMap(([part, path]) =>
    (['few', 'many'] as const).map(
      (size) => [`${part} ${size}`, { job: createGetJob(port, path, owner[size]) }] as const,
    ),
  )
  const found = await runInterleaved(Object.fromEntries(jobs), { seconds: 1.5 })
  const p50 = (part: Part, size: Size) =>
    found[`${part} ${size}`]?.map((result) => result.p50) ?? []
  const ratio = (part: Part) =>
    median(p50(part, 'many').map((value, round) => value / (p50(part, 'few')[round] ?? Number.NaN)))
  return {
    what: `p50 of the first page of ${inboxes.many.count} conversations ÷ of ${inboxes.few.count}, over HTTP, one client`,
    goals: (Object.keys(parts) as Part[]).map((part) => ({
      figure: part,
      found: ratio(part),
      wanted: { at_most: 1.5 },
    })),
    notes: Object.fromEntries(
      (Object.keys(parts) as Part[]).flatMap((part) =>
        (['few', 'many'] as const).map((size) => [
          `${part} ${size} p50 ms`,
          median(p50(part, size)),
        ]),
      ),
    ),
  }
}

function createGetJob(port: number, path: string, { headers }: Person): Job {
  return { kind: 'http', port, clients: 1, operations: [[{ method: 'GET', path, headers }]] }
}
