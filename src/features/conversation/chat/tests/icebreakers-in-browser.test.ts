import type { Page } from 'playwright-core'
import { expect, test, vi } from 'vitest'
import { openHydrated } from '#test/harness/open-hydrated.ts'
import { findSeriousViolations } from '#test/harness/axe.ts'
import { advanceClockUntil } from '#test/harness/advance-clock.ts'
import { withSite } from '#test/harness/with-site.ts'
import { phrase, phrasePattern } from '#app/testing/phrase.ts'

const stage = withSite()
vi.setConfig({ testTimeout: 90_000 })

/** Returns a cast member's internal and public id. */
async function person(name: string): Promise<{ account: number; member: string }> {
  const { rows } = await stage.site().server.infrastructure.database.pool.query<{
    account: number
    member: string
  }>(
    'select id as account, member_id as member from accounts.account where name = $1 and pool_id = 1',
    [name],
  )
  if (rows[0] === undefined) throw new Error(`no cast member called ${name}`)
  return rows[0]
}
const like = async (name: string, interests: string[]) =>
  stage
    .site()
    .server.infrastructure.database.pool.query(
      'update profiles.profile set interests = $2 where account_id = $1',
      [(await person(name)).account, interests],
    )
const field = (page: Page) => page.getByLabel(phrase('chat.composer.label', { name: 'Nora' }))
const ideas = (page: Page) =>
  page.getByRole('dialog', { name: phrase('chat.ideas.title', { name: 'Nora' }) })
const openIdeas = async (page: Page) => {
  await page.getByRole('button', { name: phrase('chat.composer.ideas') }).click()
  await ideas(page)
    .getByRole('button', { name: phrasePattern('icebreakers.interests.tea', { start: true }) })
    .waitFor()
}

test('CHAT-05 six icebreakers that fit the member are shown with their price in credits and money; one tap puts a line into the text field and sends nothing', async () => {
  await like('Nora', ['kissing', 'music', 'hiking', 'tea'])
  await like('Jonas', ['kissing', 'tea', 'wine'])
  const jonas = await stage.visitor({ as: 'Jonas', width: 390, height: 844 })
  const requested: string[] = []
  jonas.on(
    'request',
    (request) => request.method() === 'POST' && requested.push(new URL(request.url()).pathname),
  )
  const { member } = await person('Nora')
  await openHydrated(jonas, `/members/${member}/chat`)
  await openIdeas(jonas)
  const dialog = ideas(jonas)
  await dialog.getByText(phrase('chat.cost.first_message', { credits: 2 })).waitFor()
  const free = phrase('chat.ideas.free')
  const lines = (...texts: string[]) =>
    expect.stringMatching(new RegExp(`^${texts.map((text) => RegExp.escape(text)).join('\\s+')}$`))
  expect(await dialog.getByRole('listitem').allInnerTexts()).toEqual([
    lines(
      phrase('icebreakers.interests.tea'),
      phrase('chat.ideas.shared', { interest: phrase('profiles.interests.tea') }),
      free,
    ),
    lines(
      phrase('icebreakers.interests.music'),
      phrase('chat.ideas.theirs', { name: 'Nora', interest: phrase('profiles.interests.music') }),
      free,
    ),
    lines(
      phrase('icebreakers.interests.hiking'),
      phrase('chat.ideas.theirs', { name: 'Nora', interest: phrase('profiles.interests.hiking') }),
      free,
    ),
    lines(phrase('icebreakers.anyone.smile'), free),
    lines(phrase('icebreakers.anyone.bubbles'), free),
    lines(phrase('icebreakers.anyone.song'), free),
  ])
  expect(await findSeriousViolations(jonas)).toEqual([])
  await dialog
    .getByRole('button', { name: phrasePattern('icebreakers.interests.tea', { start: true }) })
    .click()
  await dialog.waitFor({ state: 'hidden' })
  expect(await field(jonas).inputValue()).toBe(phrase('icebreakers.interests.tea'))
  await expect
    .poll(() => field(jonas).evaluate((each) => each === document.activeElement))
    .toBe(true)

  // Another icebreaker replaces the first one; text the member typed stays.
  await openIdeas(jonas)
  await dialog
    .getByRole('button', { name: phrasePattern('icebreakers.anyone.smile', { start: true }) })
    .click()
  await expect.poll(() => field(jonas).inputValue()).toBe(phrase('icebreakers.anyone.smile'))
  await field(jonas).fill('Hello Nora')
  await openIdeas(jonas)
  await dialog
    .getByRole('button', { name: phrasePattern('icebreakers.interests.tea', { start: true }) })
    .click()
  await expect
    .poll(() => field(jonas).inputValue())
    .toBe(`Hello Nora\n${phrase('icebreakers.interests.tea')}`)
  expect(requested.filter((path) => path.includes('messages'))).toEqual([])
})

test('CHAT-05 CHAT-02 where the first message costs credits, the note shows the price in credits and money; offline, the dialog shows an error and can be retried', async () => {
  await stage.site().server.product.sites.changeSettings(1, { free_first_message: false })
  const jonas = await stage.visitor({ as: 'Jonas', locale: 'de' })
  const { member } = await person('Nora')
  await openHydrated(jonas, `/members/${member}/chat`)
  await jonas.clock.install()
  await jonas.context().setOffline(true)
  await jonas.getByRole('button', { name: phrase('chat.composer.ideas', { locale: 'de' }) }).click()
  const dialog = jonas.getByRole('dialog', {
    name: phrase('chat.ideas.title', { locale: 'de', name: 'Nora' }),
  })
  await advanceClockUntil(jonas, dialog.getByText(phrase('chat.ideas.offline', { locale: 'de' })))
  await jonas.context().setOffline(false)
  await dialog.getByRole('button', { name: phrase('chat.list.retry', { locale: 'de' }) }).click()
  await dialog
    .getByText(
      phrasePattern('chat.cost.message', { locale: 'de', credits: 2, money: '1,00\u00a0€' }),
    )
    .waitFor()
  const line = dialog.getByRole('button', {
    name: phrasePattern('icebreakers.interests.tea', { locale: 'de', start: true }),
  })
  await line.waitFor()
  expect(await line.innerText()).toMatch(/Gemeinsam: Tee\s+2 Credits$/)
  await stage.site().server.product.sites.changeSettings(1, { free_first_message: true })
})
