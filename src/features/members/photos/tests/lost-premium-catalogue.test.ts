import { randomUUID } from 'node:crypto'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { sql } from '#platform/server/postgres/sql.ts'
import {
  type PeopledSite,
  type TestPerson,
  startPeopledSite,
} from '#features/members/profiles/testing/peopled-site.ts'
import { createMediaReader, createUploader } from '../testing/send-bytes.ts'

let site: PeopledSite
beforeAll(async () => {
  site = await startPeopledSite()
  await site.server.product.sites.changeSettings(1, { photos_trusted: true })
})
afterAll(() => site.close())

const now = () => site.server.infrastructure.clock.now()
const buy = ({ account }: TestPerson, order: string) =>
  site.server.infrastructure.database.run(
    sql`select credits.public_grant(${account}, 60, ${order}, 'bought', 2499::bigint, 'EUR', null, ${now()}, 1)`,
  )
const undo = ({ account }: TestPerson, order: string) =>
  site.server.infrastructure.database.run(
    sql`select credits.public_take_back(${account}, ${order}, ${`back:${order}`}, true, 'withdrawal', ${now()})`,
  )

test('CRED-02 PRO-04 a member who loses Premium keeps the photos above three, hidden from everyone else until Premium returns', async () => {
  const [noor, elena] = [await site.addPerson(), await site.addPerson()]
  const [first, second, hers] = [randomUUID(), randomUUID(), randomUUID()]
  await buy(noor, first)
  await buy(noor, second)
  await buy(elena, hers)
  const send = createUploader(site)
  for (const colour of ['#812', '#345', '#674', '#9a3', '#16c']) {
    const picture = sharp({ create: { width: 400, height: 500, channels: 3, background: colour } })
    expect((await send(noor, await picture.jpeg().toBuffer())).status).toBe(200)
  }
  const seen = async () =>
    (
      (await elena.browser.send('GET', `/api/members/${noor.member}/photos`)).body as unknown as {
        photos: { id: string; src: Record<string, string> }[]
      }
    ).photos
  const own = async () =>
    (await noor.browser.send('GET', '/api/profile/photos')).body as unknown as {
      photos: object[]
      limit: number
    }
  const five = await seen()
  expect(five).toHaveLength(5)
  const read = createMediaReader(site)
  const fifth = five[4]?.src['160'] ?? ''
  expect((await read(elena, fifth)).status).toBe(200)

  // Reversing one of two purchases changes nothing.
  await undo(noor, first)
  expect(await seen()).toHaveLength(5)
  await undo(noor, second)
  expect((await seen()).map(({ id }) => id)).toEqual(five.slice(0, 3).map(({ id }) => id))
  expect((await read(elena, fifth)).status).toBe(404)
  expect((await read(elena, five[2]?.src['160'] ?? '')).status).toBe(200)
  expect(await own()).toMatchObject({ limit: 3, photos: { length: 5 } })

  await buy(noor, randomUUID())
  expect(await seen()).toHaveLength(5)
  expect((await read(elena, fifth)).status).toBe(200)
})
