import { randomUUID } from 'node:crypto'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { phrase, phrasePattern } from '#app/testing/phrase.ts'
import { findSeriousViolations } from '#test/harness/axe.ts'
import { withSite } from '#test/harness/with-site.ts'
import { readKeptData } from '../testing/kept-data.ts'

const stage = withSite({ cast: 'silent' })
const text = 'Kommst du mit ans Meer?'

const readMemberId = async (page: Page) =>
  (
    (await (await page.request.get('/api/user.php')).json()) as {
      user: { profile: { id: string } }
    }
  ).user.profile.id

/** Sends a message from one page's member over HTTP; returns the conversation. */
async function write(from: Page, to: string): Promise<string> {
  const answer = await from.request.post(`/api/members/${to}/messages`, {
    data: { id: randomUUID(), text },
    headers: { origin: stage.site().url },
  })
  expect(answer.status()).toBe(200)
  return ((await answer.json()) as { conversation: { id: string } }).conversation.id
}

/** Ends the connection; the worker's files must be enough, because browsers empty their caches. */
async function goOffline(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page)
  await session.send('Network.clearBrowserCache')
  await session.detach()
  await page.context().setOffline(true)
}

/** Opens a conversation and waits until this browser keeps it and the offline page. */
async function openAndKeep(page: Page, conversation: string): Promise<void> {
  await page.goto(`/chats/${conversation}`)
  await expect
    .poll(() => readKeptData(page), { timeout: 30_000 })
    .toMatchObject({
      conversations: [conversation],
      cached: expect.arrayContaining(['/offline', '/offline/key']),
    })
}

test('NTF-08 offline, the last opened conversation is shown as it was, and its draft can be continued; a blocked one is deleted; no member’s page is kept; logging out deletes everything', async () => {
  const [jonas, elena] = [
    await stage.visitor({ as: 'Jonas', worker: true, width: 390, height: 844 }),
    await stage.visitor({ as: 'Elena' }),
  ]
  const conversation = await write(elena, await readMemberId(jonas))
  await openAndKeep(jonas, conversation)
  const kept = await readKeptData(jonas)
  expect(kept.text).not.toContain('Meer')
  expect(kept.text).not.toContain('Elena')
  expect(kept.cached.filter((path) => !/^\/(assets|app)\/|^\/icon|^\/offline/.test(path))).toEqual(
    [],
  )
  const field = jonas.locator('textarea')
  await field.fill('Gern, wann?')

  await goOffline(jonas)
  await jonas.goto(`/chats/${conversation}`)
  await jonas.getByText(phrasePattern('installed_app.stored.notice')).waitFor()
  expect(new URL(jonas.url()).pathname).toBe('/offline')
  await jonas.getByText(text).waitFor()
  await expect.poll(() => field.inputValue()).toBe('Gern, wann?')
  expect(await jonas.getByText(phrase('installed_app.draft.hint')).isVisible()).toBe(true)
  expect(await findSeriousViolations(jonas)).toEqual([])
  await field.fill('Gern, wann und wo?')
  await jonas.goto('/members')
  await jonas.getByRole('heading', { name: phrase('installed_app.offline.title') }).waitFor()
  // Within the app the way to a conversation is the same.
  await jonas.getByRole('link', { name: 'Elena' }).click()
  await jonas.getByText(phrasePattern('installed_app.stored.notice')).waitFor()

  // Back online the real page opens, and the draft continues there.
  await jonas.context().setOffline(false)
  await jonas.waitForURL(`**/chats/${conversation}`)
  await expect.poll(() => field.inputValue()).toBe('Gern, wann und wo?')

  // The other one blocks: this browser deletes its copy.
  await openAndKeep(jonas, conversation)
  const me = await readMemberId(jonas)
  const blocked = await elena.request.post(`/api/members/${me}/block`, {
    data: {},
    headers: { origin: stage.site().url },
  })
  expect(blocked.ok()).toBe(true)
  await expect
    .poll(async () => (await readKeptData(jonas)).conversations, { timeout: 30_000 })
    .toEqual([])

  const noor = await stage.visitor({ as: 'Noor' })
  const another = await write(noor, me)
  await openAndKeep(jonas, another)
  await jonas.goto('/members')
  await jonas.locator('header').getByRole('button').last().click()
  await jonas.getByRole('menuitem', { name: phrase('app.nav.log_out') }).click()
  await jonas.waitForURL((url) => url.pathname === '/')
  await expect
    .poll(async () => (await readKeptData(jonas)).conversations, { timeout: 30_000 })
    .toEqual([])
  expect(await jonas.evaluate(() => document.cookie)).not.toContain('auth.offline')
}, 120_000)

test('NTF-08 on a shared computer the next account never sees what the previous account stored, even without a log-out and without a connection', async () => {
  const [page, noor] = [
    await stage.visitor({ as: 'Jonas', worker: true }),
    await stage.visitor({ as: 'Noor' }),
  ]
  const conversation = await write(noor, await readMemberId(page))
  await openAndKeep(page, conversation)
  // The browser was closed without logging out; someone else logs in, and the connection is lost
  // before any page of theirs has loaded.
  const answer = await page.request.post('/dev/as', {
    form: { name: 'Mei' },
    headers: { accept: 'application/json' },
  })
  expect(answer.ok()).toBe(true)
  await goOffline(page)
  await page.goto(`/chats/${conversation}`)
  await page.getByText(phrasePattern('installed_app.offline.not_kept')).waitFor()
  expect(await page.getByText(text).count()).toBe(0)
  expect((await readKeptData(page)).conversations).toEqual([])
}, 60_000)
