import { randomUUID } from 'node:crypto'
import sharp from 'sharp'
import type { PeopledSite, TestPerson } from '#features/members/profiles/testing/peopled-site.ts'
import { sql } from '#platform/server/postgres/sql.ts'
import type { RefusalAnswer } from '#platform/web/api/answer.ts'
import type { SendResult } from '../contract/chat.ts'

/** Response to a photo message. */
export interface PhotoReply {
  readonly status: number
  readonly body: SendResult & {
    readonly error?: RefusalAnswer
    readonly authentication_required?: boolean
  }
}

/** A photo message as sent by a browser; `id` is generated unless a test repeats one. */
export interface PhotoInput {
  readonly id?: string
  readonly at_most?: number
  readonly description?: string
  readonly headers?: Readonly<Record<string, string>>
}

/** Creates an image; different shades make different images. */
export function picture(shade = '#345', width = 900, height = 600): Promise<Buffer> {
  return sharp({ create: { width, height, channels: 3, background: shade } })
    .jpeg()
    .toBuffer()
}

/** Sends photos and requests their files as members of a running site. */
export function photoPeople(site: PeopledSite) {
  const cookieHeaders = ({ browser }: Pick<TestPerson, 'browser'>) => ({
    cookie: [...browser.cookies].map(([name, value]) => `${name}=${value}`).join('; '),
  })
  return {
    async sendTo(
      where: { conversation: string } | { member: string },
      who: Pick<TestPerson, 'browser'>,
      bytes: Uint8Array,
      { id = randomUUID(), at_most, description, headers }: PhotoInput = {},
    ): Promise<PhotoReply> {
      const query = new URLSearchParams({
        id,
        ...(at_most !== undefined && { at_most: String(at_most) }),
        ...(description !== undefined && { description }),
      })
      const path =
        'conversation' in where ? `conversations/${where.conversation}` : `members/${where.member}`
      const answer = await fetch(`${site.url}/api/${path}/messages/photo?${query}`, {
        method: 'POST',
        headers: { 'content-type': 'image/jpeg', ...cookieHeaders(who), ...headers },
        body: new Uint8Array(bytes),
      })
      return { status: answer.status, body: (await answer.json()) as PhotoReply['body'] }
    },

    /** The full response to a request for a file, so that two can be compared. */
    async read(who: Pick<TestPerson, 'browser'> | null, address: string) {
      const answer = await fetch(site.url + address, {
        headers: who === null ? {} : cookieHeaders(who),
      })
      return {
        status: answer.status,
        type: answer.headers.get('content-type'),
        bytes: Buffer.from(await answer.arrayBuffer()),
      }
    },

    async grantCredits({ account }: TestPerson, credits: number): Promise<void> {
      const { database, clock } = site.server.infrastructure
      await database.run(sql`
        select credits.public_grant(${account}, ${credits}, ${randomUUID()}, 'bonus', null::bigint, null::text, null, ${clock.now()}, 1)`)
    },
  }
}
