import { randomUUID } from 'node:crypto'
import type { Page } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'
import { type WebClient, webClient } from '#features/members/accounts/testing/web-client.ts'
import { phrase, phrasePattern } from '#app/testing/phrase.ts'
import { openHydrated } from '../harness/open-hydrated.ts'
import { withSite } from '../harness/with-site.ts'
import { sampleImage } from '../access-sweep/sample-image.ts'
import { createPeople, type Person } from '../access-sweep/people.ts'

const stage = withSite({ cast: false })
const phone = { width: 390, height: 844 }

/** A member with three photos, viewed by the three roles, and members they can write to. */
let elena: Person
let others: readonly Person[]
let visitor: WebClient
let free: WebClient
let premium: WebClient
beforeAll(async () => {
  const site = stage.site()
  const people = createPeople(site)
  const as = async (person: Person) => {
    const browser = webClient(site)
    browser.cookies.set('__Host-auth.session', await people.session(person))
    return browser
  }
  await site.server.product.sites.changeSettings(1, {
    photos_trusted: true,
    logged_out_search: 'all',
  })
  elena = await people.invite({ name: 'Elena' })
  others = [await people.invite({ name: 'Amara' }), await people.invite({ name: 'Mei' })]
  const [jonas, noor] = [
    await people.invite({ name: 'Jonas' }),
    await people.invite({ name: 'Noor' }),
  ]
  await people.grant(jonas, 20, false, 'welcome')
  await people.grant(noor, 60, true, 'bought')
  visitor = webClient(site)
  ;[free, premium] = [await as(jonas), await as(noor)]
  const elenasClient = await as(elena)
  for (let count = 0; count < 3; count += 1) await upload(elenasClient)
})

const upload = (who: WebClient) =>
  fetch(`${stage.site().url}/api/profile/photos?id=${randomUUID()}`, {
    method: 'POST',
    headers: {
      'content-type': 'image/png',
      cookie: [...who.cookies].map((pair) => pair.join('=')).join('; '),
    },
    body: new Uint8Array(sampleImage),
  })
const write = (who: WebClient, to: Person) =>
  who.send('POST', `/api/members/${to.member}/messages`, { id: randomUUID(), text: 'Good evening' })
const photos = async (who: WebClient) =>
  (
    (await who.send('GET', `/api/members/${elena.member}/photos`)).body as unknown as {
      photos: { locked: boolean }[]
    }
  ).photos

test('ACC-17 a visitor must log in to chat, to like, for more photos and for all member pages, and the server enforces it', async () => {
  const protectedRoutes: [string, string, object?][] = [
    ['POST', `/api/members/${elena.member}/messages`, { id: randomUUID(), text: 'Good evening' }],
    ['GET', `/api/members/${elena.member}/chat`],
    ['GET', '/api/chats'],
    ['POST', `/api/members/${elena.member}/like`, { id: randomUUID() }],
    ['GET', '/api/likes'],
    ['GET', `/api/members/${elena.member}/private-photos`],
    ['GET', '/api/profile/photos'],
    ['GET', '/api/match-finder/picks'],
    ['GET', '/api/swipe-game'],
    ['GET', '/api/credits'],
  ]
  for (const [method, path, body] of protectedRoutes) {
    const reply = await visitor.send(method, path, body)
    expect([path, reply.status, reply.body]).toEqual([
      path,
      403,
      expect.objectContaining({ authentication_required: true }),
    ])
  }
  expect((await upload(visitor)).status).toBe(403)
  // Visitors get only the main photo of three, with no hint that the others exist.
  expect(await photos(visitor)).toMatchObject([{ locked: false }])
  expect(await photos(visitor)).toHaveLength(1)
  // Searching and signing up follow the site's settings.
  const { sites } = stage.site().server.product
  expect((await visitor.send('GET', '/api/members?gender=female&country=NL')).text).toContain(
    elena.member,
  )
  await sites.changeSettings(1, { logged_out_search: 'none' })
  expect((await visitor.send('GET', '/api/members?gender=female&country=NL')).status).toBe(403)
  expect((await visitor.send('GET', `/api/members/${elena.member}`)).status).toBe(403)
  await sites.changeSettings(1, { logged_out_search: 'all' })
})

test('ACC-17 a free member has three photos, sees locks, and starts two conversations with one free message each', async () => {
  expect((await photos(free)).map(({ locked }) => locked)).toEqual([false, true, true])
  for (let count = 0; count < 3; count += 1) expect((await upload(free)).status).toBe(200)
  const fourth = await upload(free)
  expect([fourth.status, await fourth.json()]).toEqual([
    409,
    {
      error: expect.objectContaining({
        code: 'photos.limit_reached',
        with: expect.objectContaining({ limit: 3, premium: 25 }),
      }),
    },
  ])
  const balance = async () =>
    ((await free.send('GET', '/api/user.php')).body as unknown as { user: object }).user
  expect(await balance()).toMatchObject({ credits: 20, paid_user: false })
  expect((await write(free, elena)).status).toBe(200)
  expect((await write(free, others[0] as Person)).status).toBe(200)
  // Both were free; the next one in the same conversation costs two credits, and a third
  // conversation needs premium.
  expect(await balance()).toMatchObject({ credits: 20 })
  expect((await write(free, elena)).status).toBe(200)
  expect(await balance()).toMatchObject({ credits: 18 })
  const third = await write(free, others[1] as Person)
  expect([third.status, third.body.error?.code]).toEqual([403, 'chat.too_many_starts'])
  const page = await free.send('GET', '/members')
  expect(page.text).toMatch(/href="\/premium"[^>]*>.{0,400}?Get Premium/s)
})

test('ACC-17 a premium member sees every photo, can have twenty-five, starts as many conversations as the credits allow, and buys credits', async () => {
  expect((await photos(premium)).map(({ locked }) => locked)).toEqual([false, false, false])
  for (let count = 0; count < 4; count += 1) expect((await upload(premium)).status).toBe(200)
  expect((await premium.send('GET', '/api/profile/photos')).body).toMatchObject({
    limit: 25,
    premium_limit: 25,
  })
  for (const someone of [elena, ...others]) expect((await write(premium, someone)).status).toBe(200)
  const page = await premium.send('GET', '/members')
  expect(page.text).toMatch(/href="\/credits"/)
  expect(page.text).not.toContain(phrase('premium.get'))
})

/** Fills in and submits the sign-up dialog that has just opened, and skips its steps. */
async function signUp(page: Page, name: string): Promise<void> {
  const form = page.getByRole('form', { name: phrase('accounts.signup.title') })
  await form.getByLabel(phrase('accounts.fields.name')).fill(name)
  await form.getByLabel(phrase('accounts.fields.email')).fill(`${name.toLowerCase()}@example.org`)
  await form
    .getByLabel(phrase('accounts.fields.password'), { exact: true })
    .fill('a long and quiet evening')
  for (const [part, value] of [
    ['Day', '4'],
    ['Month', '7'],
    ['Year', '1991'],
  ] as const)
    await form.getByLabel(part).fill(value)
  await form.getByText(phrase('accounts.fields.man'), { exact: true }).click()
  await form.getByText(phrase('accounts.fields.women'), { exact: true }).click()
  await form.getByLabel(phrase('accounts.signup.fictional_label')).check()
  await form.getByLabel(phrasePattern('accounts.signup.terms')).check()
  await form.getByRole('button', { name: phrase('accounts.signup.submit') }).click()
  for (const step of [
    phrase('photos.step.title'),
    phrase('profiles.steps.personal.title'),
    phrase('profiles.steps.about.title'),
  ]) {
    await page.getByRole('heading', { level: 1, name: step }).waitFor()
    await page.getByRole('button', { name: phrase('accounts.signup.skip') }).click()
  }
  await page.waitForURL('**/signup-matches**')
  await page.getByRole('link', { name: phrase('accounts.signup.continue') }).click()
  await page.getByRole('heading', { name: phrase('accounts.confirm.heading') }).waitFor()
  const [mail] = await stage.site().mails(`${name.toLowerCase()}@example.org`)
  const link = new URL(mail?.links.find((one) => one.includes('/activate')) ?? '')
  const token = new URLSearchParams(link.hash.slice(1)).get('token')
  const mailbox = webClient(stage.site())
  expect((await mailbox.send('POST', '/api/activations', { token })).status).toBeLessThan(300)
}

test('ACC-17 ACC-02 a visitor’s like opens the sign-up dialog over the page; afterwards the like is sent and the member’s page opens', async () => {
  const page = await stage.visitor()
  await openHydrated(page, `/members/${elena.member}`)
  await page.getByRole('button', { name: phrase('likes.like', { name: 'Elena' }) }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByText(phrase('likes.visitor', { name: 'Elena' })).waitFor()
  expect(
    await dialog.getByRole('link', { name: phrase('app.nav.log_in') }).getAttribute('href'),
  ).toBe(`/login?to=${encodeURIComponent(`/members/${elena.member}`)}`)
  await signUp(page, 'Luca')
  await page.waitForURL(`**/members/${elena.member}`, { timeout: 30_000 })
  await expect
    .poll(() =>
      page
        .getByRole('button', {
          name: phrase('likes.button.liked_named', { name: 'Elena' }),
          pressed: true,
        })
        .count(),
    )
    .toBeGreaterThan(0)
})

test('ACC-17 ACC-02 on a phone a visitor’s like and "Write" open the sign-up page and survive its reload: afterwards the like is sent, and the chat with her opens', async () => {
  const intendedActions = [
    [
      phrase('likes.like', { name: 'Elena' }),
      phrase('likes.visitor', { name: 'Elena' }),
      'Emil',
      '',
    ],
    [
      phrase('chat.open_to', { name: 'Elena' }),
      phrase('chat.visitor', { name: 'Elena' }),
      'Bram',
      '/chat',
    ],
  ] as const
  for (const [request, words, name, place] of intendedActions) {
    const page = await stage.visitor(phone)
    await openHydrated(page, `/members/${elena.member}`)
    const role = place === '' ? 'button' : 'link'
    await page.getByRole(role, { name: request }).filter({ visible: true }).first().click()
    await page.waitForURL('**/signup')
    await page.getByText(words).waitFor()
    await page.reload()
    await page.waitForFunction(() => document.documentElement.dataset.awake !== undefined)
    await page.getByText(words).waitFor()
    expect(
      await page
        .getByRole('link', { name: phrase('app.nav.log_in'), exact: true })
        .last()
        .getAttribute('href'),
    ).toBe(`/login?to=${encodeURIComponent(`/members/${elena.member}${place}`)}`)
    await signUp(page, name)
    await page.waitForURL(`**/members/${elena.member}${place}`, { timeout: 30_000 })
    await expect.poll(() => page.getByRole('heading', { name: 'Elena' }).count()).toBeGreaterThan(0)
  }
  const { rows } = await stage
    .site()
    .server.infrastructure.database.pool.query<{ name: string }>(
      `select a.name from likes.profile_like g join accounts.account a on a.id = g.liker_id where a.name in ('Emil', 'Bram')`,
    )
  expect(rows.map(({ name }) => name)).toEqual(['Emil'])
  // Opening the sign-up page directly mentions no member.
  const direct = await webClient(stage.site()).send('GET', '/signup')
  expect([direct.status, direct.text.includes('Elena')]).toEqual([200, false])
})
