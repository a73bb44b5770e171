import type { Page } from 'playwright-core'
import { expect, test, vi } from 'vitest'
import { openHydrated } from '#test/harness/open-hydrated.ts'
import { confirm, signUp } from '#test/harness/people.ts'
import { withSite } from '#test/harness/with-site.ts'
import { phrase } from '#app/testing/phrase.ts'

const stage = withSite({ cast: 'silent' })
vi.setConfig({ testTimeout: 90_000 })

const request = (page: Page, method: string, path: string, body?: object) =>
  page.evaluate(
    async (init) => {
      const answer = await fetch(init.path, {
        method: init.method,
        ...(init.body && {
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify(init.body),
        }),
      })
      return { status: answer.status, body: (await answer.json().catch(() => null)) as never }
    },
    { method, path, body },
  )
const fetchMemberId = async (page: Page) =>
  ((await request(page, 'GET', '/api/user.php')).body as { user: { profile: { id: string } } }).user
    .profile.id
const fetchCredits = async (page: Page) =>
  ((await request(page, 'GET', '/api/credits')).body as { credits: number }).credits

test('CHAT-08 a member blocked while the chat, the profile and the list are open sees each of them as after a reload, and keeps their draft and all their credits', async () => {
  const [elena, jonas] = [
    await stage.visitor({ as: 'Elena' }),
    await stage.visitor({ as: 'Jonas' }),
  ]
  const [elenaId, jonasId] = [await fetchMemberId(elena), await fetchMemberId(jonas)]
  const first = { id: crypto.randomUUID(), text: 'The first loaf is out.' }
  expect(
    (await request(elena, 'POST', `/api/members/${jonasId}/messages`, first)).status,
  ).toBeLessThan(300)
  const before = await fetchCredits(jonas)
  await openHydrated(jonas, '/chats')
  await jonas.getByRole('link', { name: 'Elena', exact: true }).click()
  await jonas.getByRole('log', { name: phrase('chat.log.label', { name: 'Elena' }) }).waitFor()
  const chat = new URL(jonas.url()).pathname
  const list = await jonas.context().newPage()
  await openHydrated(list, '/chats')
  await list.getByRole('link', { name: 'Elena', exact: true }).waitFor()
  const profile = await jonas.context().newPage()
  await openHydrated(profile, `/members/${elenaId}`)
  await profile.getByRole('heading', { level: 1, name: /^Elena/ }).waitFor()
  await jonas.bringToFront()
  await jonas
    .getByLabel(phrase('chat.composer.label', { name: 'Elena' }))
    .fill('Is the oven still on?')

  expect((await request(elena, 'POST', `/api/members/${jonasId}/block`, {})).status).toBeLessThan(
    300,
  )
  await jonas.getByRole('heading', { level: 1, name: 'This page could not be found' }).waitFor()
  await profile.getByRole('heading', { level: 1, name: 'This page could not be found' }).waitFor()
  await list.getByRole('link', { name: 'Elena', exact: true }).waitFor({ state: 'detached' })
  expect(new URL(jonas.url()).pathname).toBe(chat)
  expect(await jonas.title()).not.toContain('Elena')
  const mainText = await jonas.locator('main').innerText()
  expect(mainText).toContain('Is the oven still on?')
  expect(mainText).not.toMatch(/Elena|block/i)
  // The focused text field is gone, so the new heading has the focus.
  expect(await jonas.evaluate(() => document.activeElement?.textContent)).toBe(
    'This page could not be found',
  )

  expect((await jonas.goto(chat))?.status()).toBe(404)
  await jonas.getByText('Is the oven still on?').waitFor()
  await expect.poll(() => jonas.locator('main').innerText()).toBe(mainText)
  expect(await fetchCredits(jonas)).toBe(before)
})

test('CHAT-08 SRCH-02 a chat that has not started disappears too once the other member blocks, without giving a reason', async () => {
  const [noor, merel] = [await stage.visitor({ as: 'Noor' }), await stage.visitor()]
  await confirm(stage, merel, await signUp(merel, 'Merel'))
  const [noorId, merelId] = [await fetchMemberId(noor), await fetchMemberId(merel)]
  await openHydrated(merel, `/members/${noorId}/chat`)
  await merel.locator('.chat-field').fill('Is this a good moment?')
  expect((await request(noor, 'POST', `/api/members/${merelId}/block`, {})).status).toBeLessThan(
    300,
  )
  await merel.getByRole('heading', { level: 1, name: 'This page could not be found' }).waitFor()
  await merel.getByText('Is this a good moment?').waitFor()
})

test('ACC-09 CHAT-08 an open chat follows the other member’s state: writing is possible once they confirm and impossible once they leave, and the draft stays readable', async () => {
  await stage.site().server.product.sites.changeSettings(1, { undo_seconds: 0 })
  const jonas = await stage.visitor({ as: 'Jonas' })
  const id = await fetchMemberId(jonas)
  const mette = await stage.visitor()
  const email = await signUp(mette, 'Mette')
  const sent = await request(mette, 'POST', `/api/members/${id}/messages`, {
    id: crypto.randomUUID(),
    text: 'Do you know a bakery that opens early?',
  })
  expect(sent.status).toBeLessThan(300)
  await openHydrated(jonas, '/chats')
  await jonas.getByRole('link', { name: 'Mette', exact: true }).click()
  await jonas.getByText(phrase('chat.closed.unconfirmed', { name: 'Mette' })).waitFor()

  await confirm(stage, mette, email)
  const field = jonas.getByLabel(phrase('chat.composer.label', { name: 'Mette' }))
  await field.fill('The one at the weigh house')

  const before = await fetchCredits(jonas)
  const left = await request(mette, 'POST', '/api/account/deletion', {
    current_password: 'a long and quiet evening',
  })
  expect(left.status).toBeLessThan(300)
  await jonas.getByText(phrase('chat.closed.gone')).waitFor()
  await jonas.getByText('The one at the weigh house').waitFor()
  expect(await field.count()).toBe(0)
  await jonas.getByRole('log').getByText('Do you know a bakery that opens early?').waitFor()
  expect(await fetchCredits(jonas)).toBe(before)
})
