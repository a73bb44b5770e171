import { randomUUID } from 'node:crypto'
import sharp from 'sharp'
import { beforeAll, expect, test } from 'vitest'
import { isRefusal } from '#kernel/refusal.ts'
import { findingsOnScreen } from './browser/axe-screen.ts'
import { withSite } from './browser/with-site.ts'

const stage = withSite({ cast: 'silent' })

beforeAll(async () => {
  const { floor, product } = stage.site().server
  const { rows } = await floor.database.pool.query<{ id: number }>(
    "select id from accounts.account where name = 'Jonas' and pool_id = 1",
  )
  const picture = await sharp({ create: { width: 600, height: 750, channels: 3, background: '#8a5a44' } })
    .jpeg()
    .toBuffer()
  const wish = { main: false, status: 'waiting', limit: 25 } as const
  const kept = await product.photos.storePhoto(rows[0]?.id ?? 0, picture, wish, floor.clock.now())
  if (isRefusal(kept)) throw new Error(kept.refusal)
  const jonas = await stage.visitor({ as: 'Jonas' })
  const { request } = jonas.context()
  await request.post('/api/verification/challenge', { data: { wish: 'begin' } })
  const sent = await request.post(`/api/verification/picture?id=${randomUUID()}`, {
    headers: { 'content-type': 'image/jpeg' },
    data: picture,
  })
  if (sent.status() !== 204) throw new Error(`the picture answered ${sent.status()}`)
})

test.each([
  ['the log-in', '/office/login', '#content, main', false],
  ['photos', '/office/photos', '.office-picture img', true],
  ['verifications', '/office/verifications', '.office-compare img', true],
  ['the own account', '/office/account', 'h1', true],
] as const)(
  'BEY-20 %s of the office: no serious finding at 390 and 1440 px, light and dark',
  async (_, path, there, inside) => {
    const page = await stage.visitor()
    if (inside) await page.context().request.post('/dev/office', { form: { email: 'mara@minuet.example' } })
    const open = () => page.locator(there).first().waitFor()
    expect(await findingsOnScreen(page, { name: path, path, who: 'visitor', open } as never)).toEqual([])
  },
)
