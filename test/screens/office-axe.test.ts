import { randomUUID } from 'node:crypto'
import sharp from 'sharp'
import { beforeAll, expect, test } from 'vitest'
import { isRefusal } from '#kernel/refusal.ts'
import { findScreenViolations } from '../harness/axe-screen.ts'
import { createOfficeFixtures } from '../harness/office-fixtures.ts'
import { findPhoneProblems } from '../harness/phone-problems.ts'
import { type OfficeScreen, officeScreens } from '../harness/office-screens.ts'
import { withSite } from '../harness/with-site.ts'

const stage = withSite({ cast: 'silent' })

beforeAll(async () => {
  const { infrastructure, product } = stage.site().server
  const { rows } = await infrastructure.database.pool.query<{ id: number }>(
    "select id from accounts.account where name = 'Jonas' and pool_id = 1",
  )
  const picture = await sharp({ create: { width: 600, height: 750, channels: 3, background: '#8a5a44' } })
    .jpeg()
    .toBuffer()
  const photoOptions = { main: false, status: 'waiting', limit: 25 } as const
  const stored = await product.photos.storePhoto(rows[0]?.id ?? 0, picture, photoOptions, infrastructure.clock.now())
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

/** Opens a separate page, logged in if the screen requires it. */
async function someone({ as }: OfficeScreen, options: { width?: number; locale?: string } = {}) {
  const page = await stage.visitor(options)
  if (as !== null) await page.context().request.post('/dev/office', { form: { email: `${as}@minuet.example` } })
  return page
}

const rows = officeScreens.map((screen) => [screen.name, screen] as const)

test.each(rows)(
  'BEY-20 back office, %s: no serious accessibility violation at 390 and 1440 px, light and dark',
  async (_, screen) => {
    const page = await someone(screen)
    expect(await findScreenViolations(page, { ...screen, who: 'visitor' })).toEqual([])
    await page.context().close()
  },
)

test.each(rows)(
  'BEY-20 SITE-03 back office, %s: fits a phone 390 and 320 px wide in German and Polish, fully translated',
  async (_, look) => {
    const wrong: string[] = []
    for (const locale of ['de', 'pl'] as const) {
      const page = await someone(look, { locale, width: 390 })
      wrong.push(...(await findPhoneProblems(page, { ...look, who: 'visitor' }, locale)))
      await page.context().close()
    }
    expect(wrong).toEqual([])
  },
)
