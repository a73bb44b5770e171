import type { Page } from 'playwright-core'
import { expect, test, vi } from 'vitest'
import { openHydrated } from '#test/harness/open-hydrated.ts'
import { findSeriousViolations } from '#test/harness/axe.ts'
import { advanceClockUntil } from '#test/harness/advance-clock.ts'
import { withSite } from '#test/harness/with-site.ts'

const stage = withSite()
vi.setConfig({ testTimeout: 90_000 })

/** Returns a cast member's internal and public id. */
async function person(name: string): Promise<{ account: number; member: string }> {
  const { rows } = await stage.site().server.infrastructure.database.pool.query<{
    account: number
    member: string
  }>('select id as account, member_id as member from accounts.account where name = $1 and pool_id = 1', [name])
  if (rows[0] === undefined) throw new Error(`no cast member called ${name}`)
  return rows[0]
}
const like = async (name: string, interests: string[]) =>
  stage
    .site()
    .server.infrastructure.database.pool.query('update profiles.profile set interests = $2 where account_id = $1', [
      (await person(name)).account,
      interests,
    ])
const field = (page: Page) => page.getByLabel('Message to Nora')
const ideas = (page: Page) => page.getByRole('dialog', { name: 'A first line for Nora' })
const openIdeas = async (page: Page) => {
  await page.getByRole('button', { name: 'Ideas for a first line' }).click()
  await ideas(page)
    .getByRole('button', { name: /^Which tea suits today/ })
    .waitFor()
}

test('CHAT-05 six icebreakers that suit the member are shown with their price in credits and money; one tap puts a line into the text field and sends nothing', async () => {
  await like('Nora', ['kissing', 'music', 'hiking', 'tea'])
  await like('Jonas', ['kissing', 'tea', 'wine'])
  const jonas = await stage.visitor({ as: 'Jonas', width: 390, height: 844 })
  const requested: string[] = []
  jonas.on('request', (request) => request.method() === 'POST' && requested.push(new URL(request.url()).pathname))
  const { member } = await person('Nora')
  await openHydrated(jonas, `/members/${member}/chat`)
  await openIdeas(jonas)
  const dialog = ideas(jonas)
  await dialog.getByText('Free. Your first message here costs nothing, then 2 credits each.').waitFor()
  expect(await dialog.getByRole('listitem').allInnerTexts()).toEqual([
    expect.stringMatching(/^Which tea suits today\?\s+In common: Tea\s+Free$/),
    expect.stringMatching(/^What have you been listening to lately\?\s+Nora: Music\s+Free$/),
    expect.stringMatching(/^Which trail would you walk again right away\?\s+Nora: Hiking\s+Free$/),
    expect.stringMatching(/^What made you smile today\?\s+Free$/),
    expect.stringMatching(/^Coffee, tea or something with bubbles\?\s+Free$/),
    expect.stringMatching(/^Which song could you hear every day\?\s+Free$/),
  ])
  expect(await findSeriousViolations(jonas)).toEqual([])
  await dialog.getByRole('button', { name: /^Which tea suits today/ }).click()
  await dialog.waitFor({ state: 'hidden' })
  expect(await field(jonas).inputValue()).toBe('Which tea suits today?')
  await expect.poll(() => field(jonas).evaluate((each) => each === document.activeElement)).toBe(true)

  // Another icebreaker replaces the first one; text the member typed stays.
  await openIdeas(jonas)
  await dialog.getByRole('button', { name: /^What made you smile/ }).click()
  await expect.poll(() => field(jonas).inputValue()).toBe('What made you smile today?')
  await field(jonas).fill('Hello Nora')
  await openIdeas(jonas)
  await dialog.getByRole('button', { name: /^Which tea suits today/ }).click()
  await expect.poll(() => field(jonas).inputValue()).toBe('Hello Nora\nWhich tea suits today?')
  expect(requested.filter((path) => path.includes('messages'))).toEqual([])
})

test('CHAT-05 CHAT-02 where the first message costs credits, the note shows the price in credits and money; offline, the dialog says so and can be retried', async () => {
  await stage.site().server.product.sites.changeSettings(1, { free_first_message: false })
  const jonas = await stage.visitor({ as: 'Jonas', locale: 'de' })
  const { member } = await person('Nora')
  await openHydrated(jonas, `/members/${member}/chat`)
  await jonas.clock.install()
  await jonas.context().setOffline(true)
  await jonas.getByRole('button', { name: 'Ideen für den Anfang' }).click()
  const dialog = jonas.getByRole('dialog', { name: 'Ein erster Satz für Nora' })
  await advanceClockUntil(jonas, dialog.getByText('Du bist offline.'))
  await jonas.context().setOffline(false)
  await dialog.getByRole('button', { name: 'Noch einmal versuchen' }).click()
  await dialog.getByText('2 Credits pro Nachricht, etwa 0,60 €').waitFor()
  const line = dialog.getByRole('button', { name: /^Welcher Tee passt zum heutigen Tag\?/ })
  await line.waitFor()
  expect(await line.innerText()).toMatch(/Gemeinsam: Tee\s+2 Credits$/)
  await stage.site().server.product.sites.changeSettings(1, { free_first_message: true })
})
