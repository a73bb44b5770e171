import { randomUUID } from 'node:crypto'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { phrasePattern } from '#app/testing/phrase.ts'
import { withSite } from '#test/harness/with-site.ts'
import { readKeptData } from '../testing/kept-data.ts'

const stage = withSite({ cast: 'silent' })

const readMemberId = async (page: Page) =>
  (
    (await (await page.request.get('/api/user.php')).json()) as {
      user: { profile: { id: string } }
    }
  ).user.profile.id

/** Sends a request of a page's member without opening a page; returns the response's body. */
async function send(from: Page, method: string, path: string, data: object = {}): Promise<unknown> {
  const answer = await from.request.fetch(path, {
    method,
    data: method === 'DELETE' ? undefined : { id: randomUUID(), ...data },
    headers: { origin: stage.site().url },
  })
  expect(answer.ok(), await answer.text()).toBe(true)
  return answer.json()
}

const kept = async (page: Page) => (await readKeptData(page)).conversations

/** Opens a conversation and waits until this browser keeps it and the offline page. */
async function openAndKeep(page: Page, conversation: string, text: string): Promise<void> {
  await page.goto(`/chats/${conversation}`)
  await page.getByRole('log').getByText(text).waitFor()
  await expect
    .poll(() => readKeptData(page), { timeout: 30_000 })
    .toMatchObject({
      conversations: [conversation],
      cached: expect.arrayContaining(['/offline', '/offline/key']),
    })
}

test('BEY-26 NTF-08 a device deletes its copy of a conversation in which a text was deleted or edited, even while no page was open, and an open one stores it as it is now', async () => {
  const [jonas, elena] = [
    await stage.visitor({ as: 'Jonas', worker: true, width: 390, height: 844 }),
    await stage.visitor({ as: 'Elena' }),
  ]
  const to = `/api/members/${await readMemberId(jonas)}/messages`
  const write = async (text: string) =>
    ((await send(elena, 'POST', to, { text })) as { conversation: { id: string } }).conversation.id
  const conversation = await write('Mein Geheimnis')
  const at = `/api/conversations/${conversation}/messages`
  await openAndKeep(jonas, conversation, 'Mein Geheimnis')

  // No page is open while it is deleted; the next one of the site, whichever, deletes the copy.
  await jonas.goto('about:blank')
  await send(elena, 'DELETE', `${at}/1`)
  await jonas.goto('/likes')
  await expect.poll(() => kept(jonas), { timeout: 30_000 }).toEqual([])
  await jonas.context().setOffline(true)
  await jonas.goto(`/chats/${conversation}`)
  await jonas.getByText(phrasePattern('installed_app.offline.not_kept')).waitFor()
  expect(await jonas.getByText('Mein Geheimnis').count()).toBe(0)
  await jonas.context().setOffline(false)
  await jonas.waitForURL(`**/chats/${conversation}`)
  await jonas.getByRole('log').waitFor()

  // Another page of the site is open while it is edited.
  await write('Um acht im Café')
  await openAndKeep(jonas, conversation, 'Um acht im Café')
  await jonas.goto('/likes')
  await expect.poll(() => kept(jonas), { timeout: 30_000 }).toEqual([conversation])
  await send(elena, 'PUT', `${at}/2/text`, { text: 'Um neun im Café' })
  await expect.poll(() => kept(jonas), { timeout: 30_000 }).toEqual([])

  // The conversation is open: what is kept is what it shows now.
  await openAndKeep(jonas, conversation, 'Um neun im Café')
  await send(elena, 'PUT', `${at}/2/text`, { text: 'Um zehn im Café' })
  await jonas.getByRole('log').getByText('Um zehn im Café').waitFor()
  // The copy's number of deletions and edits, which isn't encrypted, says which version it is.
  const stored = async () => (await readKeptData(jonas)).text
  await expect.poll(stored, { timeout: 30_000 }).toContain('"changes":3')
  await jonas.context().setOffline(true)
  await jonas.goto(`/chats/${conversation}`)
  await jonas.getByText(phrasePattern('installed_app.stored.notice')).waitFor()
  await jonas.getByText('Um zehn im Café').waitFor()
  expect(await jonas.getByText('Um neun im Café').count()).toBe(0)
}, 120_000)
