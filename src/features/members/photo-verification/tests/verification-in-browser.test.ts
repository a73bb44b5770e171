import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { unpackChromium } from '#test/harness/unpack-chromium.ts'
import { startSite, type TestSite } from '#app/testing/start-site.ts'

let site: TestSite
let browser: Browser
/** With a fake camera that shows a turning clock, and without a permission prompt. */
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
const staff = { staff: 1, account: null, pool: 1 }

async function decide(finding: 'main' | 'several_people'): Promise<void> {
  const { review } = site.server.product.verification
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

test('BEY-14 with the camera: a gesture, a picture, the wait, a refusal with its reason, an approval, and the mark others see', async () => {
  const [page, context] = await as('Jonas')
  await page.getByText('Only the person who decides sees the picture.').waitFor()
  await page.getByRole('button', { name: 'Start' }).click()
  const heading = page.locator('#show')
  await heading.waitFor()
  const first = await heading.innerText()
  await page.getByRole('button', { name: 'I can’t make this gesture' }).click()
  await page.waitForFunction((before) => document.querySelector('#show')?.textContent !== before, first)
  // A member who returns finds the same gesture.
  const second = await heading.innerText()
  await page.reload()
  await page.getByRole('button', { name: 'Start' }).click()
  await heading.waitFor()
  expect(await heading.innerText()).toBe(second)

  await page.getByRole('button', { name: 'Use the camera' }).click()
  await page.waitForFunction(() => (document.querySelector('video')?.videoWidth ?? 0) > 0)
  await page.getByRole('button', { name: 'Take the picture' }).click()
  await page.getByRole('img', { name: 'Your picture, not sent yet' }).waitFor()
  expect(await page.locator('video').count()).toBe(0)

  // Offline nothing is lost, and the button says why it is disabled.
  await context.setOffline(true)
  await page.getByText('You’re offline. This needs the connection.').first().waitFor()
  await context.setOffline(false)
  await page.getByText('You’re offline. This needs the connection.').first().waitFor({ state: 'detached' })
  await page.getByRole('button', { name: 'Send', exact: true }).click()
  await page.getByRole('heading', { name: 'Waiting for a person' }).waitFor()
  expect(await page.getByText('How long that takes we can’t say yet.').count()).toBe(1)

  await decide('several_people')
  await page.reload()
  await page.getByText('There were several people in the picture. Take it alone.').waitFor()
  await page.getByRole('button', { name: 'Start' }).click()
  await page.getByRole('button', { name: 'Use the camera' }).click()
  await page.waitForFunction(() => (document.querySelector('video')?.videoWidth ?? 0) > 0)
  await page.getByRole('button', { name: 'Take the picture' }).click()
  await page.getByRole('button', { name: 'Send', exact: true }).click()
  await page.getByRole('heading', { name: 'Waiting for a person' }).waitFor()
  await decide('main')
  await page.reload()
  await page.getByRole('heading', { name: 'Verified photos' }).waitFor()

  const [elena] = await as('Elena', { width: 1440 })
  const { rows } = await site.server.infrastructure.database.pool.query<{ member_id: string }>(
    `select member_id from accounts.public_account where name = 'Jonas' and kind = 'member'`,
  )
  await elena.goto(`/members/${rows[0]?.member_id}`)
  await elena.getByRole('button', { name: 'Verified photos' }).click()
  await elena.getByText('It says nothing about a name, an age or intentions.').waitFor()
  await elena.keyboard.press('Escape')
  await elena.getByRole('button', { name: 'More' }).click()
  await elena.getByRole('menuitem', { name: 'Ask for verified photos' }).click()
  await elena.getByText('Jonas’s photos are verified already.').waitFor()

  // On the member's profile it says in advance what ends the mark.
  await page.goto('/profile')
  await page.locator('[data-photo] button').first().click()
  await page.getByRole('menuitem', { name: 'Delete' }).click()
  await page.getByText('Your photos stop being marked as verified then.').waitFor()
  await page.getByRole('button', { name: 'Keep it' }).click()
  await page.goto('/verification')
  await page.getByRole('button', { name: 'Give up the mark' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Give up the mark' }).click()
  await page.getByRole('button', { name: 'Start' }).waitFor()
})

test('BEY-14 with a blocked camera and no gesture at all: a note and a file work as well, by keyboard', async () => {
  const [page] = await as('Amara')
  await page.getByRole('button', { name: 'Start' }).press('Enter')
  const heading = page.locator('#show')
  await heading.waitFor()
  const first = await heading.innerText()
  await page.getByRole('button', { name: 'I can’t make this gesture' }).press('Enter')
  await page.waitForFunction((before) => document.querySelector('#show')?.textContent !== before, first)
  await page.getByRole('button', { name: 'I can’t make this gesture' }).press('Enter')
  await page.getByRole('heading', { name: 'Two ways without a gesture' }).waitFor()
  expect(await page.evaluate(() => document.activeElement?.id)).toBe('show')
  await page.getByRole('button', { name: 'A word on paper' }).press('Enter')
  await page.getByText(/^[B-T][AEIOU][B-T][AEIOU] \d\d$/).waitFor()
  await page.getByRole('button', { name: 'Another way' }).press('Enter')
  await page.getByRole('button', { name: 'A picture and a line' }).press('Enter')

  // A file can still be used after any error of the camera.
  for (const [error, words] of [
    ['NotFoundError', 'No camera was found.'],
    ['NotReadableError', 'The camera can’t be used right now'],
    ['NotSupportedError', 'This browser doesn’t give us the camera.'],
    ['NotAllowedError', 'The camera is blocked for this site.'],
  ] as const) {
    await page.evaluate((name) => {
      navigator.mediaDevices.getUserMedia = () => Promise.reject(new DOMException('', name))
    }, error)
    await page.getByRole('button', { name: 'Use the camera' }).press('Enter')
    await page.getByText(words).waitFor()
  }
  const file = page.locator('input[type="file"]')
  await file.setInputFiles({ name: 'letter.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF') })
  await page.getByText('This file isn’t a picture we can read.').waitFor()
  const { rows } = await site.server.infrastructure.database.pool.query<{ key: string }>(
    `select key from photos.photo order by id limit 1`,
  )
  const blob = await site.server.infrastructure.blobs.get(`${rows[0]?.key}/960.webp`)
  await file.setInputFiles({ name: 'me.webp', mimeType: 'image/webp', buffer: Buffer.from(blob?.bytes ?? []) })
  await page.getByRole('button', { name: 'Send', exact: true }).press('Enter')
  await page.getByText('Please write a line to the person who looks at it.').waitFor()
  await page.getByRole('textbox').fill('The paper beside me is of this morning.')
  await page.getByRole('button', { name: 'Send', exact: true }).press('Enter')
  await page.getByRole('heading', { name: 'Waiting for a person' }).waitFor()
  await page.getByRole('button', { name: 'Take it back' }).press('Enter')
  await page.getByRole('alertdialog').getByRole('button', { name: 'Take it back' }).press('Enter')
  await page.getByRole('button', { name: 'Start' }).waitFor()
})

test('BEY-14 asking someone: the text they will read is shown in advance, and they can dismiss it', async () => {
  const [kofi] = await as('Kofi')
  const { rows } = await site.server.infrastructure.database.pool.query<{ member_id: string }>(
    `select member_id from accounts.public_account where name = 'Mei' and kind = 'member'`,
  )
  await kofi.goto(`/members/${rows[0]?.member_id}`)
  await kofi.locator('main button[aria-haspopup="menu"]:visible').first().click()
  await kofi.getByRole('menuitem', { name: 'Ask for verified photos' }).click()
  await kofi.getByText('It doesn’t say who.').waitFor()
  await kofi.getByRole('button', { name: 'Ask', exact: true }).click()
  await kofi.getByText('Mei will see a note, without your name.').waitFor()

  const [mei] = await as('Mei')
  await mei.goto('/profile')
  await mei.getByText('Someone would like to see verified photos').waitFor()
  expect(await mei.locator('main').innerText()).not.toContain('Kofi')
  await mei.getByRole('button', { name: 'Put aside' }).click()
  await mei.getByText('Someone would like to see verified photos').waitFor({ state: 'detached' })
  await mei.reload()
  await mei.getByText('Let a person check that your photos show you.').waitFor()
  expect(await mei.getByText('Someone would like to see verified photos').count()).toBe(0)
})
