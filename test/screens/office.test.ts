import { randomUUID } from 'node:crypto'
import type { Page } from 'playwright-core'
import sharp from 'sharp'
import { beforeAll, expect, test } from 'vitest'
import type { Locale } from '#kernel/locale.ts'
import { isRefusal } from '#kernel/refusal.ts'
import { findScreenProblems, phoneLanguages } from '../harness/find-screen-problems.ts'
import { createOfficeFixtures } from '../harness/office-fixtures.ts'
import { type OfficeScreen, officeScreens } from '../harness/office-screens.ts'
import { withSite } from '../harness/with-site.ts'

const stage = withSite({ cast: 'silent' })

beforeAll(async () => {
  const { infrastructure, product } = stage.site().server
  const { rows } = await infrastructure.database.pool.query<{ id: number }>(
    "select id from accounts.account where name = 'Jonas' and pool_id = 1",
  )
  const picture = await sharp({
    create: { width: 600, height: 750, channels: 3, background: '#8a5a44' },
  })
    .jpeg()
    .toBuffer()
  const photoOptions = { main: false, status: 'waiting', limit: 25 } as const
  const stored = await product.photos.storePhoto(
    rows[0]?.id ?? 0,
    picture,
    photoOptions,
    infrastructure.clock.now(),
  )
  if (isRefusal(stored)) throw new Error(stored.refusal)
  const jonas = await stage.visitor({ as: 'Jonas' })
  const { request } = jonas.context()
  await request.post('/api/photo-verification/challenge', { data: { wish: 'begin' } })
  const sent = await request.post(`/api/photo-verification/picture?id=${randomUUID()}`, {
    headers: { 'content-type': 'image/jpeg' },
    data: picture,
  })
  if (sent.status() !== 204) throw new Error(`uploading the image returned ${sent.status()}`)
  await jonas.context().close()
  await createOfficeFixtures(stage.site())
})

const pages = new Map<string, Promise<Page>>()

/** Returns the phone of a staff member in a language, logged in and reused; logged out for null. */
function staffMember(as: OfficeScreen['as'], locale: Locale): Promise<Page> {
  const known = pages.get(`${as} ${locale}`)
  if (known !== undefined) return known
  const page = logIn(as, locale)
  pages.set(`${as} ${locale}`, page)
  return page
}

async function logIn(as: OfficeScreen['as'], locale: Locale): Promise<Page> {
  const page = await stage.visitor({ width: 390, locale, stays: true })
  if (as !== null)
    await page.context().request.post('/dev/office', { form: { email: `${as}@minuet.example` } })
  return page
}

test.each(officeScreens.map((screen) => [screen.name, screen] as const))(
  `BEY-20 SITE-03 back office, %s: no serious accessibility violation at 390 and 1440 px, light and dark; fits a phone 390 and 320 px wide in ${phoneLanguages.join(' and ')}, fully translated`,
  async (_, { as, ...screen }) => {
    const pageIn = (language: Locale) => staffMember(as, language)
    expect(await findScreenProblems(pageIn, { ...screen, who: 'visitor' })).toEqual([])
  },
)
