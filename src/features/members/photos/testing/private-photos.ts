import { randomUUID } from 'node:crypto'
import { sql } from '#platform/server/postgres/sql.ts'
import type { PeopledSite, TestPerson } from '#features/members/profiles/testing/peopled-site.ts'

export interface Photo {
  readonly id: string
  readonly locked: boolean
  readonly private: boolean
  readonly main: boolean
  readonly src: Readonly<Record<'160' | '480' | '960', string>>
}

export const sendAs = (
  who: TestPerson,
  method: 'GET' | 'PUT' | 'DELETE' | 'POST',
  path: string,
  body?: object,
) => who.browser.send(method, path, body)

export const grantsPath = (who: TestPerson) => `/api/members/${who.member}/private-photos`

export const listPhotosBy = async (of: TestPerson, by: TestPerson) =>
  (
    (await sendAs(by, 'GET', `/api/members/${of.member}/photos`)).body as unknown as {
      photos: Photo[]
    }
  ).photos

export const listReaders = async (who: TestPerson) =>
  (
    (await sendAs(who, 'GET', '/api/profile/private-photos/members')).body as unknown as {
      members: { id: string; name: string; since: string }[]
    }
  ).members

/** A member has Premium once they have bought credits; a full refund removes it. */
export const makePremium = (site: PeopledSite, { account }: TestPerson, order = randomUUID()) =>
  site.server.infrastructure.database.run(sql`
    select credits.public_grant(${account}, 60, ${order}, 'bought', 2499::bigint, 'EUR', null, ${site.server.infrastructure.clock.now()}, 1)`)
