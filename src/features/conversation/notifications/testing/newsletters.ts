import { randomUUID } from 'node:crypto'
import type { WebClient } from '#features/members/accounts/testing/web-client.ts'

export const newslettersPath = '/api/office/newsletters'

/** The segment of all members who asked for a kind. */
export const everyone = { languages: [], membership: 'all', active_days: null }

/** A valid newsletter for everyone on the first site, from now. */
export const createDraft = (change: object = {}) => ({
  id: randomUUID(),
  site: 1,
  kind: 'news',
  texts: { en: { subject: 'New filters', text: 'You can filter by dance.\n\nHave fun.' } },
  path: '/members',
  segment: everyone,
  hourly: 20_000,
  day: null,
  hour: 0,
  ...change,
})

interface ListedNewsletter {
  readonly id: string
  readonly state: string
  readonly queued: number
  readonly accepted: number
  readonly bounced: number
  readonly kept_back: number
}

/** A newsletter as the office lists it. */
export async function findListed(by: WebClient, id: string): Promise<ListedNewsletter | undefined> {
  const { body } = await by.send('GET', newslettersPath)
  const { newsletters } = body as unknown as { newsletters: ListedNewsletter[] }
  return newsletters.find((one) => one.id === id)
}
