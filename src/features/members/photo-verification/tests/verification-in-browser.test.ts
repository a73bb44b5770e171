import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { unpackChromium } from '#test/harness/unpack-chromium.ts'
import { startSite, type TestSite } from '#app/testing/start-site.ts'
import { phrase, phrasePattern } from '#app/testing/phrase.ts'

let site: TestSite
let browser: Browser
/** With a fake camera that shows a moving clock, and without a permission prompt. */
const flags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-dev-shm-usage',
  '--use-fake-device-for-media-stream',
  '--use-fake-ui-for-media-stream',
]

beforeAll(async () => {
  const executablePath = process.env.MINUET_CHROMIUM ?? (await unpackChromium())
  ;[site, browser] = await Promise.all([
    startSite({}, { cast: 'silent', limits: 'count' }),
    chromium.launch({ executablePath, args: flags }),
  ])
})
afterAll(async () => {
  await browser?.close()
  await site?.close()
})

async function as(name: string, more: { width?: number } = {}): Promise<[Page, BrowserContext]> {
  const context = await browser.newContext({
    viewport: { width: more.width ?? 390, height: 844 },
    reducedMotion: 'reduce',
    baseURL: site.url,
  })
  await context.addCookies([{ name: 'i18n_redirected', value: 'en', url: site.url }])
  await context.request.post('/dev/as', { form: { name }, headers: { accept: 'application/json' } })
  const page = await context.newPage()
  await page.goto('/verification')
  return [page, context]
}

const now = () => site.server.infrastructure.clock.now()
const staff = { staff: 1, account: null, site: 1, pool: 1 }

async function decide(finding: 'main' | 'several_people'): Promise<void> {
  const { review } = site.server.product.photoVerification
  const request = (await review.queue(staff, now()))[0]?.id ?? ''
  const claimed = await review.claim(request, staff, now())
  if ('refusal' in claimed) throw new Error(claimed.refusal)
  const photos = claimed.photos.filter(({ main }) => main).map(({ id }) => id)
  const decision =
    finding === 'main'
      ? ({ outcome: 'verified', photos } as const)
      : ({ outcome: 'declined', reason: finding } as const)
  expect(await review.decide(request, decision, staff, now())).toBeNull()
}

test('BEY-14 with the camera: a gesture, a picture, the wait, a refusal with its reason, an approval, and the mark that others see', async () => {
  const [page, context] = await as('Jonas')
  await page.getByText(phrasePattern('photo_verification.before.picture')).waitFor()
  await page.getByRole('button', { name: phrase('photo_verification.before.start') }).click()
  const heading = page.locator('#show')
  await heading.waitFor()
  const first = await heading.innerText()
  await page.getByRole('button', { name: phrase('photo_verification.show.cannot') }).click()
  await page.waitForFunction(
    (before) => document.querySelector('#show')?.textContent !== before,
    first,
  )
  // A member who returns sees the same gesture.
  const second = await heading.innerText()
  await page.reload()
  await page.getByRole('button', { name: phrase('photo_verification.before.start') }).click()
  await heading.waitFor()
  expect(await heading.innerText()).toBe(second)

  await page.getByRole('button', { name: phrase('photo_verification.picture.camera') }).click()
  await page.waitForFunction(() => (document.querySelector('video')?.videoWidth ?? 0) > 0)
  await page.getByRole('button', { name: phrase('photo_verification.picture.take') }).click()
  await page.getByRole('img', { name: phrase('photo_verification.picture.preview') }).waitFor()
  expect(await page.locator('video').count()).toBe(0)

  // Offline no input is lost, and the button shows why it is disabled.
  await context.setOffline(true)
  await page.getByText(phrase('photo_verification.offline')).first().waitFor()
  await context.setOffline(false)
  await page.getByText(phrase('photo_verification.offline')).first().waitFor({ state: 'detached' })
  await page
    .getByRole('button', { name: phrase('photo_verification.picture.send'), exact: true })
    .click()
  await page.getByRole('heading', { name: phrase('photo_verification.waiting.title') }).waitFor()
  expect(await page.getByText(phrase('photo_verification.waiting.unknown')).count()).toBe(1)

  await decide('several_people')
  await page.reload()
  await page.getByText(phrase('photo_verification.reasons.several_people')).waitFor()
  await page.getByRole('button', { name: phrase('photo_verification.before.start') }).click()
  await page.getByRole('button', { name: phrase('photo_verification.picture.camera') }).click()
  await page.waitForFunction(() => (document.querySelector('video')?.videoWidth ?? 0) > 0)
  await page.getByRole('button', { name: phrase('photo_verification.picture.take') }).click()
  await page
    .getByRole('button', { name: phrase('photo_verification.picture.send'), exact: true })
    .click()
  await page.getByRole('heading', { name: phrase('photo_verification.waiting.title') }).waitFor()
  await decide('main')
  await page.reload()
  await page.getByRole('heading', { name: phrase('photo_verification.mark') }).waitFor()

  const [elena] = await as('Elena', { width: 1440 })
  const { rows } = await site.server.infrastructure.database.pool.query<{ member_id: string }>(
    `select member_id from accounts.public_account where name = 'Jonas' and kind = 'member'`,
  )
  await elena.goto(`/members/${rows[0]?.member_id}`)
  await elena.getByRole('button', { name: phrase('photo_verification.mark') }).click()
  await elena.getByText(phrase('profiles.member.verified.not')).waitFor()
  await elena.keyboard.press('Escape')
  await elena.getByRole('button', { name: phrase('blocks.more') }).click()
  await elena.getByRole('menuitem', { name: phrase('photo_verification.ask.item') }).click()
  await elena.getByText(phrase('photo_verification.ask.verified', { name: 'Jonas' })).waitFor()

  // The member's profile states in advance what ends the mark.
  await page.goto('/profile/photos')
  await page.locator('[data-photo] button').first().click()
  await page.getByRole('menuitem', { name: phrase('photos.manage.delete') }).click()
  await page.getByText(phrase('photos.manage.delete_verified')).waitFor()
  await page.getByRole('button', { name: phrase('photos.manage.keep') }).click()
  await page.goto('/verification')
  await page.getByRole('button', { name: phrase('photo_verification.verified.give_up') }).click()
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: phrase('photo_verification.verified.give_up') })
    .click()
  await page.getByRole('button', { name: phrase('photo_verification.before.start') }).waitFor()
})

test('BEY-14 with a blocked camera and no gesture at all: a note and a file work too, by keyboard', async () => {
  const [page] = await as('Amara')
  await page.getByRole('button', { name: phrase('photo_verification.before.start') }).press('Enter')
  const heading = page.locator('#show')
  await heading.waitFor()
  const first = await heading.innerText()
  await page.getByRole('button', { name: phrase('photo_verification.show.cannot') }).press('Enter')
  await page.waitForFunction(
    (before) => document.querySelector('#show')?.textContent !== before,
    first,
  )
  await page.getByRole('button', { name: phrase('photo_verification.show.cannot') }).press('Enter')
  await page.getByRole('heading', { name: phrase('photo_verification.show.choose') }).waitFor()
  expect(await page.evaluate(() => document.activeElement?.id)).toBe('show')
  await page.getByRole('button', { name: phrase('photo_verification.choose.code') }).press('Enter')
  await page.getByText(/^[B-T][AEIOU][B-T][AEIOU] \d\d$/).waitFor()
  await page
    .getByRole('button', { name: phrase('photo_verification.show.other_way') })
    .press('Enter')
  await page.getByRole('button', { name: phrase('photo_verification.choose.note') }).press('Enter')

  // A file can still be used after any camera error.
  for (const [error, words] of [
    ['NotFoundError', phrase('photo_verification.camera.missing')],
    ['NotReadableError', phrase('photo_verification.camera.in_use')],
    ['NotSupportedError', phrase('photo_verification.camera.unsupported')],
    ['NotAllowedError', phrase('photo_verification.camera.denied')],
  ] as const) {
    await page.evaluate((name) => {
      navigator.mediaDevices.getUserMedia = () => Promise.reject(new DOMException('', name))
    }, error)
    await page
      .getByRole('button', { name: phrase('photo_verification.picture.camera') })
      .press('Enter')
    await page.getByText(words).waitFor()
  }
  const file = page.locator('input[type="file"]')
  await file.setInputFiles({
    name: 'letter.pdf',
    mimeType: 'application/pdf',
    buffer: Buffer.from('%PDF'),
  })
  await page.getByText(phrase('photo_verification.refusals.wrong_type')).waitFor()
  const { rows } = await site.server.infrastructure.database.pool.query<{ key: string }>(
    `select key from photos.photo order by id limit 1`,
  )
  const blob = await site.server.infrastructure.blobs.get(`${rows[0]?.key}/960.webp`)
  await file.setInputFiles({
    name: 'me.webp',
    mimeType: 'image/webp',
    buffer: Buffer.from(blob?.bytes ?? []),
  })
  await page
    .getByRole('button', { name: phrase('photo_verification.picture.send'), exact: true })
    .press('Enter')
  await page.getByText(phrase('photo_verification.refusals.note_missing')).waitFor()
  await page.getByRole('textbox').fill('The paper beside me is of this morning.')
  await page
    .getByRole('button', { name: phrase('photo_verification.picture.send'), exact: true })
    .press('Enter')
  await page.getByRole('heading', { name: phrase('photo_verification.waiting.title') }).waitFor()
  await page
    .getByRole('button', { name: phrase('photo_verification.waiting.withdraw') })
    .press('Enter')
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: phrase('photo_verification.waiting.withdraw') })
    .press('Enter')
  await page.getByRole('button', { name: phrase('photo_verification.before.start') }).waitFor()
})

test('BEY-14 asking someone: the text they will read is shown in advance, and they can dismiss it', async () => {
  const [kofi] = await as('Kofi')
  const { rows } = await site.server.infrastructure.database.pool.query<{ member_id: string }>(
    `select member_id from accounts.public_account where name = 'Mei' and kind = 'member'`,
  )
  await kofi.goto(`/members/${rows[0]?.member_id}`)
  await kofi.locator('main button[aria-haspopup="menu"]:visible').first().click()
  await kofi.getByRole('menuitem', { name: phrase('photo_verification.ask.item') }).click()
  await kofi.getByText(phrasePattern('photo_verification.ask.open')).waitFor()
  await kofi
    .getByRole('button', { name: phrase('photo_verification.ask.send'), exact: true })
    .click()
  await kofi.getByText(phrase('photo_verification.ask.done', { name: 'Mei' })).waitFor()

  const [mei] = await as('Mei')
  await mei.goto('/profile')
  await mei.getByText(phrase('photo_verification.asked.title')).waitFor()
  expect(await mei.locator('main').innerText()).not.toContain('Kofi')
  await mei.getByRole('button', { name: phrase('photo_verification.asked.dismiss') }).click()
  await mei.getByText(phrase('photo_verification.asked.title')).waitFor({ state: 'detached' })
  await mei.reload()
  await mei.getByText(phrase('photo_verification.line.none')).waitFor()
  expect(await mei.getByText(phrase('photo_verification.asked.title')).count()).toBe(0)
})
