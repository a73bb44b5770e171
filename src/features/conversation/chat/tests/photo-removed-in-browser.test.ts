import type { Page } from 'playwright-core'
import { expect, test, vi } from 'vitest'
import { openHydrated } from '#test/harness/open-hydrated.ts'
import { confirm, signUp } from '#test/harness/people.ts'
import { withSite } from '#test/harness/with-site.ts'
import { phrase } from '#app/testing/phrase.ts'
import { picture } from '../testing/photo-people.ts'

const stage = withSite({ cast: 'silent' })
vi.setConfig({ testTimeout: 90_000 })

/** Sends a photo as the first message to a member; returns the conversation. */
async function show(page: Page, member: string): Promise<string> {
  const bytes = (await picture()).toString('base64')
  const { status, id } = await page.evaluate(
    async (args) => {
      const body = Uint8Array.from(atob(args.bytes), (letter) => letter.charCodeAt(0))
      const query = new URLSearchParams({
        id: crypto.randomUUID(),
        description: 'Something you did not ask for',
      })
      const headers = { 'content-type': 'image/jpeg' }
      const path = `/api/members/${args.member}/messages/photo?${query}`
      const answer = await fetch(path, { method: 'POST', headers, body })
      return { status: answer.status, id: (await answer.json()).conversation?.id as string }
    },
    { bytes, member },
  )
  expect(status).toBe(200)
  return id
}

test('CHAT-02 BEY-11 a received photo is removed without being opened: Undo restores it covered, otherwise it is gone for good, and its sender keeps it', async () => {
  const { product } = stage.site().server
  await product.sites.changeSettings(1, { undo_seconds: 30 })
  const jonas = await stage.visitor({ as: 'Jonas' })
  const id = await jonas.evaluate(
    async () => (await (await fetch('/api/user.php')).json()).user.profile.id as string,
  )
  const wietske = await stage.visitor()
  await confirm(stage, wietske, await signUp(wietske, 'Wietske'))
  const chat = `/chats/${await show(wietske, id)}`

  await openHydrated(jonas, chat)
  const log = jonas.getByRole('log')
  const cover = log.getByRole('button', { name: phrase('chat.photo.show') })
  await cover.waitFor()
  const remove = log.getByRole('button', { name: phrase('chat.put_away.label') })
  await remove.click()
  await log.getByText(phrase('chat.photo.gone')).waitFor()
  await expect.poll(() => log.evaluate((element) => element === document.activeElement)).toBe(true)
  await jonas.getByText(phrase('chat.put_away.done', { name: 'Wietske' })).waitFor()
  await jonas.getByRole('button', { name: phrase('chat.state.undo') }).click()
  await cover.waitFor()
  await log.getByText('Something you did not ask for').waitFor()

  await product.sites.changeSettings(1, { undo_seconds: 0.5 })
  await openHydrated(jonas, chat)
  const removed = jonas.waitForResponse((answer) => answer.request().method() === 'DELETE')
  await remove.click()
  expect((await removed).status()).toBe(204)
  await openHydrated(jonas, chat)
  await log.getByText(phrase('chat.photo.gone')).waitFor()
  expect(await cover.count()).toBe(0)
  expect(await jonas.locator('main').innerText()).not.toContain('Something you did not ask for')

  await openHydrated(wietske, chat)
  await wietske
    .getByRole('log')
    .getByRole('button', { name: `Something you did not ask for. ${phrase('chat.photo.enlarge')}` })
    .waitFor()
  expect(await wietske.getByRole('button', { name: phrase('chat.put_away.label') }).count()).toBe(0)
})
