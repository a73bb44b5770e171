import { randomUUID } from 'node:crypto'
import { readdir, readFile, utimes } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createUploader } from '#features/members/photos/testing/send-bytes.ts'
import {
  type PeopledSite,
  type TestPerson,
  startPeopledSite,
} from '#features/members/profiles/testing/peopled-site.ts'
import { projectRoot } from '#platform/server/config/project-root.ts'
import type { Database } from '#platform/server/postgres/database.ts'

let site: PeopledSite
let target: TestPerson
beforeAll(async () => {
  site = await startPeopledSite()
  await site.server.product.sites.changeSettings(1, { photos_trusted: true })
  target = await site.addPerson({ name: 'Mark' })
  const portrait = await readFile(join(projectRoot, 'db/cast/portraits/jonas.webp'))
  await createUploader(site)(target, portrait)
})
afterAll(() => site.close())

const file = (who: TestPerson, id: string) =>
  who.browser.send('POST', `/api/members/${target.member}/report`, { id, reason: 'fake' })
const pictures = async () =>
  (
    await site.query(
      "select content ->> 'picture' as key from reports.evidence where kind = 'profile'",
    )
  ).map(({ key }) => String(key))
const folder = () => join(site.server.infrastructure.config.dataFolder, 'blobs')
const storedPictures = async () =>
  (await readdir(join(folder(), 'evidence'), { recursive: true }))
    .filter((name) => name.endsWith('.webp'))
    .map((name) => `evidence/${name}`)
    .sort()

/** Runs work while every transaction throws, after its commit or instead of it. */
async function whileFailing(when: 'after the commit' | 'before', work: () => Promise<unknown>) {
  const database = site.server.infrastructure.database as { transaction: Database['transaction'] }
  const { transaction } = database
  database.transaction = (inside) =>
    transaction(async (tx) => {
      const result = await inside(tx)
      if (when === 'before') throw new Error('the connection broke')
      return result
    }).then(() => {
      throw new Error('the connection broke')
    })
  await work().finally(() => {
    database.transaction = transaction
  })
}

test('BEY-16 a report whose commit was not acknowledged keeps its pictures, and repeating it returns its receipt', async () => {
  const vera = await site.addPerson({ name: 'Vera' })
  const id = randomUUID()
  await whileFailing('after the commit', async () => {
    expect((await file(vera, id)).status).toBe(500)
  })
  const [key = ''] = await pictures()
  expect(await storedPictures()).toEqual([key])
  const again = await file(vera, id)
  expect([again.status, again.body]).toMatchObject([200, { number: expect.stringMatching(/^R-/) }])
  expect(await storedPictures()).toEqual([key])
})

test('pictures of a report that was not stored are deleted by the monthly cleanup; pictures of stored reports are kept', async () => {
  const ella = await site.addPerson({ name: 'Ella' })
  const kept = await pictures()
  await whileFailing('before', async () => {
    expect((await file(ella, randomUUID())).status).toBe(500)
  })
  expect(await storedPictures()).toHaveLength(kept.length + 1)
  expect(await site.server.product.reports.sweepPictures()).toBe(0)
  const old = new Date(Date.now() - 48 * 3_600_000)
  for (const key of await storedPictures()) await utimes(join(folder(), key), old, old)
  expect(await site.server.product.reports.sweepPictures()).toBe(1)
  expect(await storedPictures()).toEqual(kept)
})
