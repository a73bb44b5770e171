import type { Page } from 'playwright-core'
import { expect, test, vi } from 'vitest'
import { findSeriousViolations } from '#test/harness/axe.ts'
import { advanceClockUntil } from '#test/harness/advance-clock.ts'
import { openHydrated } from '#test/harness/open-hydrated.ts'
import { withSite } from '#test/harness/with-site.ts'
import { phrase, phrasePattern } from '#app/testing/phrase.ts'

const stage = withSite({ cast: 'silent' })
vi.setConfig({ testTimeout: 90_000 })

const request = (page: Page, method: string, path: string, body: object = {}) =>
  page.evaluate(
    async (init) => {
      const answer = await fetch(init.path, {
        method: init.method,
        ...(init.method !== 'GET' && {
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

test('CHAT-08 BEY-16 from the page of a conversation that has disappeared, a member can find it in the list of ended ones and report it', async () => {
  const [elena, jonas] = [
    await stage.visitor({ as: 'Elena' }),
    await stage.visitor({ as: 'Jonas' }),
  ]
  const [elenaId, jonasId] = [await fetchMemberId(elena), await fetchMemberId(jonas)]
  const message = { id: crypto.randomUUID(), text: 'I know where you live.' }
  const sent = await request(elena, 'POST', `/api/members/${jonasId}/messages`, message)
  const { conversation } = sent.body as { conversation: { id: string } }

  await jonas.goto('/notifications/blocked')
  await jonas.getByText(phrase('ended.empty', { days: 30 })).waitFor()
  expect((await request(elena, 'POST', `/api/members/${jonasId}/block`)).status).toBe(204)
  expect((await jonas.goto(`/chats/${conversation.id}`))?.status()).toBe(404)
  await jonas.getByRole('link', { name: phrase('app.not_found.ended') }).click()
  await jonas.getByRole('heading', { name: phrase('ended.title') }).waitFor()
  const row = jonas.getByRole('listitem').filter({ hasText: 'Elena' })
  await row.waitFor()
  expect(await row.innerText()).not.toContain(message.text)
  expect(await jonas.content()).not.toContain(elenaId)
  expect(await findSeriousViolations(jonas)).toEqual([])

  await row.getByRole('button', { name: phrase('ended.report_who', { name: 'Elena' }) }).click()
  const dialog = jonas.getByRole('dialog', { name: phrase('reports.title', { name: 'Elena' }) })
  await dialog.getByText(phrase('reports.kept_ended')).waitFor()
  await dialog.getByRole('button', { name: phrase('reports.send') }).click()
  await dialog.getByText(phrase('reports.reason_wanted')).waitFor()
  await dialog.getByLabel(phrase('reports.reasons.threat')).check()
  await dialog.getByRole('button', { name: phrase('reports.send') }).click()
  await jonas.getByText(phrasePattern('reports.done.number', { start: true })).waitFor()
})

test('BEY-16 a list of ended conversations that couldn’t be loaded offers to try again', async () => {
  const page = await stage.visitor({ as: 'Jonas' })
  await page.goto('/notifications')
  await page.route('**/api/ended-conversations', (route) => route.abort())
  await openHydrated(page, '/notifications/contacts')
  await page.clock.install()
  await page.getByRole('link', { name: phrase('settings.places.blocked') }).click()
  const alert = page.getByText(phrase('ended.failed'))
  await advanceClockUntil(page, alert)
  await page.unroute('**/api/ended-conversations')
  await page
    .locator('#ended')
    .getByRole('button', { name: phrase('ended.retry') })
    .click()
  await alert.waitFor({ state: 'detached' })
  expect(await alert.count()).toBe(0)
})
