import { randomUUID } from 'node:crypto'
import type { TestPerson } from '#features/members/profiles/testing/peopled-site.ts'

export const reportMember = (who: TestPerson, whom: { member: string }, more: object = {}) =>
  who.browser.send('POST', `/api/members/${whom.member}/report`, {
    id: randomUUID(),
    reason: 'threat',
    ...more,
  })

export const reportConversation = (who: TestPerson, conversation: string, more: object = {}) =>
  who.browser.send('POST', `/api/conversations/${conversation}/report`, {
    id: randomUUID(),
    reason: 'threat',
    ...more,
  })

export const listEnded = async (who: TestPerson) =>
  (await who.browser.send('GET', '/api/ended-conversations')).body as unknown as {
    conversations: { id: string; name: string | null; received: number; until: string }[]
  }

export const readNumber = ({ body }: { body: unknown }) => (body as { number: string }).number
