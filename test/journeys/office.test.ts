import sharp from 'sharp'
import { expect, test } from 'vitest'
import { codeAt } from '#features/members/staff/server/index.ts'
import { wrongCode } from '#features/members/staff/testing/office-client.ts'
import { isRefusal } from '#kernel/refusal.ts'
import { openHydrated } from '../harness/open-hydrated.ts'
import { withSite } from '../harness/with-site.ts'

const stage = withSite({ cast: 'silent' })
const password = 'seven slow swans'

test('OPS-01 OPS-02 SEC-09 PRO-05 a moderator enrols, logs in with a code, and decides on photos; the member sees the result', async () => {
  const { server } = stage.site()
  const { clock, database } = server.infrastructure
  const { staff, photos } = server.product
  const jonas = await stage.visitor({ as: 'Jonas' })
  const { rows } = await database.pool.query<{ id: number }>(
    "select id from accounts.account where name = 'Jonas' and pool_id = 1",
  )
  const uploaded: string[] = []
  for (const [place, background] of ['#8a5a44', '#445a8a'].entries()) {
    const picture = await sharp({ create: { width: 600, height: 750, channels: 3, background } })
      .jpeg()
      .toBuffer()
    const photoOptions = { main: false, status: 'waiting', limit: 25, description: `Picture ${place + 1}` } as const
    const stored = await photos.storePhoto(rows[0]?.id ?? 0, picture, photoOptions, clock.now())
    if (isRefusal(stored)) throw new Error(stored.refusal)
    uploaded.push(stored.photo)
    clock.moveBy(1000)
  }

  const token = await staff.people.invite(
    { email: 'nora@office.example', name: 'Nora', role: 'moderator' },
    clock.now(),
  )
  const page = await stage.visitor()
  await openHydrated(page, `/office/enrol#${token}`)
  await page.getByRole('heading', { level: 1, name: 'Welcome, Nora' }).waitFor()
  await page.getByRole('img', { name: 'QR code with the key for the app' }).waitFor()
  const secret = ((await page.locator('.office-key').textContent()) ?? '').replaceAll(' ', '')
  await page.getByLabel('New password', { exact: true }).fill(password)
  await page.getByLabel('New password once more').fill(password)
  await page.getByLabel('The code the app shows now').fill(wrongCode(secret, clock.now()))
  await page.getByRole('button', { name: 'Finish and log in' }).click()
  await page.getByText('This is not the code the app shows now.').waitFor()
  await page.getByLabel('The code the app shows now').fill(codeAt(secret, clock.now()))
  await page.getByRole('button', { name: 'Finish and log in' }).click()
  await page.getByRole('heading', { level: 1, name: 'Recovery codes' }).waitFor()
  expect(await page.locator('.office-codes li').count()).toBe(10)
  await page.getByRole('button', { name: 'I have kept them' }).click()
  await page.waitForURL('**/office/photos')
  await page.getByRole('button', { name: 'Log out' }).click()
  await page.waitForURL('**/office/login')

  await openHydrated(page, '/office/photos')
  await page.waitForURL('**/office/login?to=%2Foffice%2Fphotos')
  await page.getByLabel('E-mail address').fill('nora@office.example')
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByLabel('Code', { exact: true }).fill(wrongCode(secret, clock.now()))
  await page.getByRole('button', { name: 'Log in', exact: true }).click()
  await page.getByText('That did not work. Check address, password and code.').waitFor()
  expect(await page.getByLabel('E-mail address').inputValue()).toBe('nora@office.example')
  clock.moveBy(30_000)
  await page.getByLabel('Code', { exact: true }).fill(codeAt(secret, clock.now()))
  await page.getByRole('button', { name: 'Log in', exact: true }).click()
  await page.waitForURL('**/office/photos')

  await page.getByText('2 waiting, the oldest first').waitFor()
  await page.getByRole('img', { name: 'Picture 1' }).waitFor()
  await page.keyboard.press('a')
  await page.getByText('Jonas’s photo is accepted.').waitFor()
  await page.getByRole('img', { name: 'Picture 2' }).waitFor()
  await page.keyboard.press('u')
  await page.getByRole('img', { name: 'Picture 1' }).waitFor()
  await page.getByText('2 waiting, the oldest first').waitFor()
  await page.getByRole('button', { name: 'Accept' }).click()
  await page.getByRole('img', { name: 'Picture 2' }).waitFor()
  await page.getByRole('button', { name: 'Reject' }).click()
  await page.getByRole('button', { name: 'Blurred or too dark' }).click()
  await page.getByText('No photo is waiting').waitFor()

  const ownPhotos = await jonas.evaluate(async () => (await fetch('/api/profile/photos')).json())
  const states = (ownPhotos as { photos: { id: string; status: string; rejected_for: string | null }[] }).photos
    .filter(({ id }) => uploaded.includes(id))
    .map(({ status, rejected_for }) => [status, rejected_for])
  expect(states).toEqual([
    ['active', null],
    ['rejected', 'unclear'],
  ])
  await jonas.goto('/profile')
  await jonas.getByText('Too blurred or dark to see anyone.').first().waitFor()
  expect((await jonas.goto('/office/photos'))?.url()).toContain('/office/login')
})
