import { randomUUID } from 'node:crypto'
import type { PeopledSite, TestPerson } from '#features/members/profiles/testing/peopled-site.ts'
import { sql } from '#platform/server/postgres/sql.ts'
import type { Message, SendResult, Thread } from '../contract/chat.ts'

/** Requests about messages after they were sent. */
export function changeRequests(site: PeopledSite) {
  const at = (conversation: string, seq: number) =>
    `/api/conversations/${conversation}/messages/${seq}`
  const { database, clock } = site.server.infrastructure
  return {
    async person(credits = 0, account: Parameters<PeopledSite['addPerson']>[0] = {}) {
      const person = await site.addPerson(account)
      if (credits > 0)
        await database.run(sql`
          select credits.public_grant(${person.account}, ${credits}, ${randomUUID()}, 'bonus', null::bigint, null::text, null,
            ${clock.now()}, 1)`)
      return person
    },
    async write(from: TestPerson, to: TestPerson, text: string, more: object = {}) {
      const answer = await from.browser.send('POST', `/api/members/${to.member}/messages`, {
        id: randomUUID(),
        text,
        ...more,
      })
      if (answer.status !== 200) throw new Error(JSON.stringify(answer.body))
      return answer.body as unknown as SendResult
    },
    async read({ browser }: TestPerson, conversation: string): Promise<readonly Message[]> {
      const { body } = await browser.send('GET', `/api/conversations/${conversation}`)
      return (body as unknown as Thread).messages
    },
    reply: ({ browser }: TestPerson, conversation: string, body: object) =>
      browser.send('POST', `/api/conversations/${conversation}/messages`, {
        id: randomUUID(),
        ...body,
      }),
    edit: (
      { browser }: TestPerson,
      conversation: string,
      seq: number,
      text: string,
      id: string = randomUUID(),
    ) => browser.send('PUT', `${at(conversation, seq)}/text`, { id, text }),
    remove: ({ browser }: TestPerson, conversation: string, seq: number) =>
      browser.send('DELETE', at(conversation, seq)),
    react: ({ browser }: TestPerson, conversation: string, seq: number, reaction: string) =>
      browser.send('PUT', `${at(conversation, seq)}/reaction`, { reaction }),
    takeBack: ({ browser }: TestPerson, conversation: string, seq: number) =>
      browser.send('DELETE', `${at(conversation, seq)}/reaction`),
    credits: async ({ browser }: TestPerson) =>
      ((await browser.send('GET', '/api/credits')).body as unknown as { credits: number }).credits,
    movements: async ({ browser }: TestPerson) =>
      (
        (await browser.send('GET', '/api/credits/movements')).body as unknown as {
          movements: { kind: string; reason: string; credits: number }[]
        }
      ).movements,
  }
}

/** The status of a response and, for a refusal, its code. */
export function outcome({ status, body }: { status: number; body: unknown }): string {
  const code = (body as { error?: { code?: string } } | null)?.error?.code
  return code === undefined ? String(status) : `${status} ${code}`
}
