import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createLog } from '#platform/server/log/log.ts'
import { sql } from '#platform/server/postgres/sql.ts'
import { reportFigure } from '#platform/server/testing/report-figure.ts'
import {
  type PeopledSite,
  startPeopledSite,
  type TestPerson,
} from '#features/members/profiles/testing/peopled-site.ts'
import { makePremium } from '#features/members/photos/testing/private-photos.ts'
import { createRowReader } from '../access-sweep/rows.ts'
import { addOwner, collectUrls, findUrlsNotAnswering, type Owner } from './media/issued-urls.ts'
import { findTextInFiles } from './media/find-text-in-files.ts'

/** 180 URLs for each way to lose access, in all 900; with MINUET_MEDIA=all 2,016 and 10,080. */
const [photoCount, readerCount] = process.env.MINUET_MEDIA === 'all' ? [24, 28] : [6, 10]
const total = { urls: 0 }

let site: PeopledSite
let folder: string
let readers: TestPerson[]
/** The order with which each reader got Premium. */
let orders: ReturnType<typeof randomUUID>[]
const logged: string[] = []
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'minuet-media-'))
  const log = createLog({ level: 'info', write: (line) => void logged.push(line) })
  site = await startPeopledSite({ MINUET_DATA: folder }, { log })
  await site.server.product.sites.changeSettings(1, { photos_trusted: true })
  readers = []
  orders = Array.from({ length: readerCount }, () => randomUUID())
  for (let nth = 0; nth < readerCount; nth += 1) {
    const reader = await site.addPerson({ name: `Reader ${nth}` }, { gender: 'male' })
    await makePremium(site, reader, orders[nth])
    readers.push(reader)
  }
}, 300_000)
afterAll(async () => {
  await site?.close()
  rmSync(folder, { recursive: true, force: true })
})

const now = () => site.server.infrastructure.clock.now()

/**
 * Opens every URL, takes the access away, and expects each first request after that to fail. Returns
 * the number of URLs that did.
 */
async function expectRevoked(
  what: string,
  revoke: (owner: Owner) => Promise<void>,
  stays: (owner: Owner, photo: string) => boolean = () => false,
): Promise<number> {
  const owner = await addOwner(site, photoCount, `Owner of photos for ${what}`)
  const urls = await collectUrls(owner, readers)
  expect(urls).toHaveLength(photoCount * readerCount * 3)
  expect((await findUrlsNotAnswering(site, urls, 200)).wrong).toEqual([])
  await revoke(owner)
  const gone = urls.filter(({ photo }) => !stays(owner, photo))
  const { wrong, ms } = await findUrlsNotAnswering(site, gone, 404)
  expect(wrong).toEqual([])
  const left = urls.filter(({ photo }) => stays(owner, photo))
  expect((await findUrlsNotAnswering(site, left, 200)).wrong).toEqual([])
  total.urls += gone.length
  reportFigure(`${what}: none of ${gone.length} issued URLs opens, all requested within ${ms} ms`)
  return gone.length
}

test('PRO-06 no URL ever issued for a photo opens after its owner deletes it', async () => {
  await expectRevoked('deletion', async ({ person, photos }) => {
    for (const photo of photos) {
      const deleted = await person.browser.send('DELETE', `/api/profile/photos/${photo}`)
      expect(deleted.status).toBeLessThan(300)
    }
  })
}, 600_000)

test('PRO-06 PRO-05 no URL ever issued for a photo opens for others after moderators reject it', async () => {
  await expectRevoked('moderation', async ({ photos }) => {
    const reason = { is: 'rejected', for: 'contact' } as const
    for (const photo of photos)
      expect(await site.server.product.photos.review(photo, reason, now())).toBeNull()
  })
}, 600_000)

test('PRO-06 CHAT-08 no URL ever issued for a photo opens after its owner blocks the reader', async () => {
  await expectRevoked('block', async ({ person }) => {
    for (const { member } of readers) {
      const blocked = await person.browser.send('POST', `/api/members/${member}/block`, {})
      expect(blocked.status).toBeLessThan(300)
    }
  })
}, 600_000)

test('PRO-06 CRED-02 no URL issued for a photo that requires Premium opens after the reader’s Premium ends', async () => {
  const revoked = await expectRevoked(
    'premium end',
    async () => {
      for (const [nth, { account }] of readers.entries())
        await site.server.infrastructure.database.run(
          sql`select credits.public_take_back(${account}, ${orders[nth]}, ${`back ${nth}`}, true, 'withdrawal', ${now()})`,
        )
    },
    ({ photos }, photo) => photo === photos[0],
  )
  expect(revoked).toBe((photoCount - 1) * readerCount * 3)
  for (const reader of readers) await makePremium(site, reader)
}, 600_000)

test('PRO-06 ACC-14 after an account is deleted none of its URLs work, and after 14 days no trace of it is stored or logged', async () => {
  const canaries: string[] = []
  await expectRevoked('account deletion', async ({ person, photos }) => {
    canaries.push(...(await plantCanaries(person, photos)))
    const { database } = site.server.infrastructure
    const present = (await (await createRowReader(database)).all()).join('\n')
    expect(canaries.filter((canary) => !present.includes(canary))).toEqual([])
    const password = { current_password: 'three tall herons' }
    const deletion = await person.browser.send('POST', '/api/account/deletion', password)
    expect(deletion.status).toBe(200)
  })
  const moved = await fetch(`${site.url}/dev/clock`, {
    method: 'POST',
    headers: { origin: site.url, accept: 'application/json' },
    body: new URLSearchParams({ amount: '15', unit: 'days' }),
  })
  expect(moved.status).toBe(200)
  await site.server.product.eventBus.drain()
  const { database } = site.server.infrastructure
  const rows = (await (await createRowReader(database)).all()).join('\n')
  expect(canaries.filter((canary) => rows.includes(canary))).toEqual([])
  expect(await findTextInFiles(join(folder, 'blobs'), canaries)).toEqual([])
  expect(canaries.filter((canary) => logged.join('\n').includes(canary))).toEqual([])
  reportFigure(
    `${total.urls} URLs in all; after 14 days none of ${canaries.length} canaries is in the database, the files or the log`,
  )
}, 600_000)

/** Stores texts that occur nowhere else, and returns them with the ids and keys of the photos. */
async function plantCanaries(person: TestPerson, photos: readonly string[]): Promise<string[]> {
  const { database } = site.server.infrastructure
  const texts = {
    about: 'I collect zwybrqx pebbles',
    first: 'Me beside the qvxfoun tain',
    second: 'Me behind the jkwzhed ge',
  }
  const answers = [
    await person.browser.send('PUT', '/api/profile/about', { about: texts.about }),
    ...(await Promise.all(
      [texts.first, texts.second].map((description, nth) =>
        person.browser.send('PUT', `/api/profile/photos/${photos[nth]}/description`, {
          description,
        }),
      ),
    )),
  ]
  expect(answers.map(({ status }) => status).filter((status) => status >= 300)).toEqual([])
  const keys = await database.many<{ key: string }>(
    sql`select key from photos.photo where account_id = ${person.account} order by id limit 3`,
  )
  const { email } = await database.one<{ email: string }>(
    sql`select email from accounts.account where id = ${person.account}`,
  )
  return [
    ...Object.values(texts),
    ...photos.slice(0, 3),
    ...keys.map(({ key }) => key),
    email,
    person.name,
    person.member,
  ]
}
