import { dayMs, hourMs } from '#kernel/duration.ts'
import type { SeedDeps } from './seed-deps.ts'

/** Requests about personal data that wait in the back office on the first day; one is due soon. */
const requests = [
  {
    id: '6b1f8a52-3c47-4d0e-9a61-2f5d7c8e9b03',
    by: 'bram',
    kind: 'access',
    details: 'Everything you store about me, please.',
    agoMs: 26 * dayMs,
  },
  {
    id: 'c94e7d10-5a2b-4f83-b6d7-81e0a4f3526c',
    by: 'lena',
    kind: 'rectification',
    details: 'I typed the wrong year when I signed up.',
    agoMs: 3 * dayMs,
  },
  {
    id: '27d3b6e8-9f04-4c15-8e72-d05b1a9c43f6',
    by: null,
    kind: 'erasure',
    details: '',
    agoMs: 5 * hourMs,
  },
] as const

export async function seedDataRequests(
  { dataRequests, now }: Pick<SeedDeps, 'dataRequests' | 'now'>,
  accounts: ReadonlyMap<string, number>,
): Promise<void> {
  await dataRequests.demo.add(
    requests.flatMap(({ by, agoMs, ...request }) => {
      const account = by === null ? null : accounts.get(by)
      if (account === undefined) return []
      const receivedAt = new Date(now.getTime() - agoMs)
      const email = 'visitor@minuet.example'
      return [{ ...request, account, email, pool: 1, site: 1, locale: 'en', receivedAt }]
    }),
  )
}
