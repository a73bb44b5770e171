import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createMemberFactory } from '#features/members/accounts/testing/member-factory.ts'
import type { TestPerson } from '#features/members/profiles/testing/peopled-site.ts'
import { type MailedSite, startMailedSite } from '../testing/mailed-site.ts'

/** Each reader is notified twice: 10,000 emails with `MINUET_EMAILS=all`, otherwise 120. */
const full = process.env.MINUET_EMAILS === 'all'
const readerCount = full ? 5000 : 60
/** Readers live at a hundred mail servers, so that none gets more than a server may. */
const domains = 100
const megabyte = 1024 * 1024

/** The fate of every twentieth reader, by the rest of their number. */
const fates = ['bounces', 'throttled', 'fails', 'dropped', 'unsubscribes'] as const
type Fate = (typeof fates)[number] | 'normal'

interface Reader {
  readonly account: number
  readonly member: string
  readonly email: string
  readonly fate: Fate
  accepted: number
  unsubscribe: string
}

let site: MailedSite
const readers = new Map<string, Reader>()
let accepted = 0
beforeAll(async () => {
  site = await startMailedSite({}, ({ recipient, headers }) => {
    const reader = readers.get(recipient)
    if (reader === undefined) return
    accepted += 1
    reader.accepted += 1
    if (reader.fate === 'unsubscribes')
      reader.unsubscribe = headers['list-unsubscribe']?.slice(1, -1) ?? ''
  })
})
afterAll(() => site.close())

async function addReaders(): Promise<void> {
  const { infrastructure, product } = site.server
  const createMember = await createMemberFactory(site)
  for (let number = 0; number < readerCount; number += 1) {
    const { account, member, email } = await createMember({
      email: `reader.${number}@mail${number % domains}.example`,
    })
    await infrastructure.database.transaction((tx) =>
      product.profiles.makeProfile(
        tx,
        {
          account,
          pool: 1,
          birth: '1992-03-04',
          gender: 'male',
          seeking: ['female'],
          country: 'NL',
        },
        infrastructure.clock.now(),
      ),
    )
    const fate = fates[number % 20] ?? 'normal'
    readers.set(email, { account, member, email, fate, accepted: 0, unsubscribe: '' })
    if (fate === 'bounces')
      site.relay.answer(email, { stage: 'recipient', code: 550, text: '5.1.1 no such user' })
    if (fate === 'throttled')
      site.relay.answer(email, { stage: 'recipient', code: 421, text: '4.7.0 slow down', times: 1 })
    if (fate === 'fails')
      site.relay.answer(email, { stage: 'data', code: 451, text: '4.3.0 try again', times: 1 })
    if (fate === 'dropped') site.relay.dropAfterData(email)
  }
}

/** Someone likes every reader; the resulting emails are sent until none is waiting. */
async function notifyAll(liker: TestPerson): Promise<void> {
  for (const { member } of readers.values()) {
    const { status } = await liker.browser.send('POST', `/api/members/${member}/like`, {
      id: randomUUID(),
    })
    if (status !== 200) throw new Error(`liking failed with ${status}`)
  }
  for (let hours = 0; hours < 400; hours += 1) {
    await site.pass(30)
    const [row] = await site.query(
      "select count(*)::int as waiting from notifications.email where state in ('waiting', 'sending')",
    )
    if (row?.waiting === 0) return
  }
  throw new Error('emails still wait after eight days')
}

/** The memory in use after everything that is not needed was released. */
function measureMemory(): number {
  setFlagsFromString('--expose-gc')
  const collect = runInNewContext('gc') as () => void
  collect()
  const { heapUsed, external } = process.memoryUsage()
  return heapUsed + external
}

test(
  'NTF-02 NTF-03 thousands of notifications through a relay that throttles, fails and bounces: each is sent once or counted as failed, none after unsubscribing, using constant memory',
  async () => {
    await addReaders()
    const [elena, ada] = [await site.member('Elena'), await site.member('Ada')]
    await notifyAll(elena)
    const before = measureMemory()

    const unsubscribed = [...readers.values()].filter(({ fate }) => fate === 'unsubscribes')
    for (const { unsubscribe } of unsubscribed) {
      const { pathname, search } = new URL(unsubscribe)
      const { status } = await fetch(site.url + pathname + search, {
        method: 'POST',
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        body: 'List-Unsubscribe=One-Click',
      })
      expect(status).toBe(200)
    }
    // All have been back since, so there is news to tell them.
    await site.query(
      "update accounts.account set last_active_at = $1 where email like 'reader.%'",
      [site.server.infrastructure.clock.now()],
    )
    await notifyAll(ada)
    const growth = measureMemory() - before

    const times: Record<Fate, number> = {
      bounces: 0,
      throttled: 2,
      fails: 2,
      dropped: 2,
      unsubscribes: 1,
      normal: 2,
    }
    const wrong = [...readers.values()].filter((reader) => reader.accepted !== times[reader.fate])
    expect(wrong.map(({ email, fate, accepted: got }) => [email, fate, got])).toEqual([])
    // An address that doesn't exist was tried once, whatever came later.
    for (const { email, fate } of readers.values())
      if (fate === 'bounces')
        expect(site.relay.attempts.filter((address) => address === email)).toHaveLength(1)

    const states = await site.query(
      'select state, count(*)::int as count from notifications.email group by state order by state',
    )
    const counts = Object.fromEntries(states.map(({ state, count }) => [state, count]))
    const each = readerCount / 20
    expect(counts).toMatchObject({ bounced: each, unknown: each })
    expect(counts.sent).toBe(accepted - each)
    expect(
      Object.keys(counts)
        .filter((state) => state !== 'dropped')
        .toSorted(),
    ).toEqual(['bounced', 'sent', 'unknown'])
    if (process.env.MINUET_LOAD_REPORT) console.log({ counts, accepted, growth: growth / megabyte })
    expect(growth).toBeLessThan(48 * megabyte)
  },
  full ? 3_600_000 : 120_000,
)
