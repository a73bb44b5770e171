import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { isRefusal } from '#kernel/refusal.ts'
import {
  type PeopledSite,
  type TestPerson,
  startPeopledSite,
} from '#features/members/profiles/testing/peopled-site.ts'

let site: PeopledSite
let elena: TestPerson
let jonas: TestPerson
let amara: TestPerson
beforeAll(async () => {
  site = await startPeopledSite()
  await site.server.product.sites.changeSettings(1, { logged_out_search: 'all' })
  elena = await site.addPerson({ name: 'Elena' })
  jonas = await site.addPerson({ name: 'Jonas' })
  amara = await site.addPerson({ name: 'Amara' })
})
afterAll(() => site.close())

interface Photo {
  readonly id: string
  readonly locked: boolean
  readonly src: { readonly 160: string; readonly 480: string; readonly 960: string }
}

const picture = () =>
  sharp({ create: { width: 600, height: 750, channels: 3, background: '#8a5a44' } })
    .jpeg()
    .toBuffer()

async function add(
  owner: TestPerson,
  options: { main?: boolean; status?: 'waiting' | 'active'; description?: string } = {},
): Promise<string> {
  const { product, infrastructure } = site.server
  const now = infrastructure.clock.now()
  const answer = await product.photos.storePhoto(
    owner.account,
    await picture(),
    { main: false, status: 'active', limit: 25, ...options },
    now,
  )
  if (isRefusal(answer)) throw new Error(answer.refusal)
  return answer.photo
}

const listPhotosBy = async (owner: TestPerson, { browser } = jonas) =>
  (
    (await browser.send('GET', `/api/members/${owner.member}/photos`)).body as unknown as {
      photos: Photo[]
    }
  ).photos

test('PRO-06 a free member sees the main photo; a locked photo reveals nothing except that it exists', async () => {
  const main = await add(elena, { main: true })
  const second = await add(elena, { description: 'canary at the harbour' })
  const page = await jonas.browser.send('GET', `/api/members/${elena.member}`)
  const { photos } = page.body as unknown as { photos: Photo[] }
  expect(photos.map(({ id, locked }) => [id, locked])).toEqual([
    [main, false],
    [second, true],
  ])
  expect(photos[1]).toEqual({ id: second, locked: true })
  expect(page.text).not.toMatch(new RegExp(`canary|/media/${second}`))

  const open = photos[0] as Photo
  for (const [size, width] of [
    [160, 160],
    [480, 480],
    [960, 600],
  ] as const) {
    const reply = await fetch(`${site.url}${open.src[size]}`, { headers: cookieHeader(jonas) })
    expect([reply.status, reply.headers.get('content-type')]).toEqual([200, 'image/webp'])
    expect(reply.headers.get('cache-control')).toBe('private, max-age=5')
    expect(reply.headers.get('content-security-policy')).toContain('sandbox')
    expect(await sharp(Buffer.from(await reply.arrayBuffer())).metadata()).toMatchObject({ width })
  }

  const missing = await jonas.browser.send('GET', '/media/00000000-0000-4000-8000-000000000000/480')
  const wrong = [
    [jonas, open.src[480].replace(main, second)],
    [jonas, open.src[480].replace('/480', '/960')],
    [jonas, open.src[480].replace(/sign=.*/, 'sign=AAAAAAAAAAAAAAAAAAAAAA')],
    [jonas, `/media/${second}/480`],
    [amara, open.src[480]],
  ] as const
  for (const [reader, address] of wrong) {
    const reply = await reader.browser.send('GET', address)
    expect([address, reply.status, reply.text]).toEqual([address, 404, missing.text])
  }
  expect((await site.visitor().send('GET', open.src[480])).status).toBe(404)
})

test('PRO-06 /cdn/ serves preset pictures and nothing else', async () => {
  for (const preset of [1, 12]) {
    const reply = await site.visitor().send('GET', `/cdn/locked-${preset}.svg`)
    expect([reply.status, reply.headers.get('content-type')]).toEqual([200, 'image/svg+xml'])
  }
  for (const name of ['locked-0.svg', 'locked-13.svg', 'locked-1', '..%2f..%2fetc%2fpasswd']) {
    expect((await site.visitor().send('GET', `/cdn/${name}`)).status).toBe(404)
  }
})

test('PRO-06 a URL stops working as soon as the permission is gone', async () => {
  const lena = await site.addPerson()
  await add(lena, { main: true })
  const [photo] = await listPhotosBy(lena)
  const address = photo?.src[480] ?? ''
  expect((await jonas.browser.send('GET', address)).status).toBe(200)
  expect((await lena.browser.send('POST', `/api/members/${jonas.member}/block`)).status).toBe(204)
  expect((await jonas.browser.send('GET', address)).status).toBe(404)
})

test('PRO-06 a visitor sees main photos only, with URLs of their own', async () => {
  const visitor = site.visitor()
  const { photos } = (await visitor.send('GET', `/api/members/${elena.member}`))
    .body as unknown as { photos: Photo[] }
  expect(photos).toHaveLength(1)
  expect((await visitor.send('GET', photos[0]?.src[480] ?? '')).status).toBe(200)
  expect((await jonas.browser.send('GET', photos[0]?.src[480] ?? '')).status).toBe(404)
})

test('PRO-05 only its owner sees a photo waiting for review, with its state', async () => {
  const mei = await site.addPerson()
  const waiting = await add(mei, { main: true, status: 'waiting' })
  expect(await listPhotosBy(mei)).toEqual([])
  expect((await site.visitor().send('GET', `/api/members/${mei.member}`)).text).not.toContain(
    waiting,
  )
  expect((await mei.browser.send('GET', '/api/profile/photos')).body).toMatchObject({
    photos: [{ id: waiting, main: true, status: 'waiting' }],
    limit: 3,
    premium_limit: 25,
  })
})

function cookieHeader({ browser }: TestPerson): Record<string, string> {
  return { cookie: [...browser.cookies].map(([name, value]) => `${name}=${value}`).join('; ') }
}
