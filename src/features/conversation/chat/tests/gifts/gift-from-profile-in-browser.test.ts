import type { Page } from 'playwright-core'
import { expect, test, vi } from 'vitest'
import { openHydrated } from '#test/harness/open-hydrated.ts'
import { findSeriousViolations } from '#test/harness/axe.ts'
import { advanceClockUntil } from '#test/harness/advance-clock.ts'
import { withSite } from '#test/harness/with-site.ts'
import { phrase, phrasePattern } from '#app/testing/phrase.ts'

const stage = withSite({ cast: 'silent' })
vi.setConfig({ testTimeout: 90_000 })

const query = (text: string, values: unknown[]) =>
  stage.site().server.infrastructure.database.pool.query<{ id: string }>(text, values)
async function findMemberId(name: string): Promise<string> {
  const { rows } = await query(
    'select member_id as id from accounts.account where name = $1 and pool_id = 1',
    [name],
  )
  return rows[0]?.id ?? ''
}
const panel = (page: Page) =>
  page.getByRole('complementary', { name: phrase('profiles.member.actions') })

test('CHAT-06 the gift button on a member’s page shows the price and leads to the gifts, which open once', async () => {
  const nora = await findMemberId('Nora')
  for (const width of [1440, 390]) {
    const jonas = await stage.visitor({ as: 'Jonas', width, height: 844 })
    await openHydrated(jonas, `/members/${nora}`)
    await panel(jonas)
      .getByText(`${phrase('chat.give.gift')} ${phrase('chat.give.from', { credits: 5 })}`)
      .waitFor()
    await panel(jonas)
      .getByText(`${phrase('chat.give.message')} ${phrase('chat.ideas.free')}`)
      .waitFor()
    expect(await findSeriousViolations(jonas)).toEqual([])
    const button = jonas.getByRole('link', {
      name: `${phrase('chat.give.short')} ${phrase('chat.give.from', { credits: 5 })}, Nora`,
    })
    // On a phone it is also in the bar at the bottom.
    expect(await button.count()).toBe(width === 390 ? 2 : 1)
    await button.last().click()
    const gifts = jonas.getByRole('dialog', { name: phrase('chat.pick.title', { name: 'Nora' }) })
    await gifts
      .getByRole('option', {
        name: `${phrase('gifts.gifts.tulip')}, ${phrase('chat.ideas.price', { credits: 5 })}`,
      })
      .click()
    await gifts
      .getByText(phrase('chat.pick.price', { credits: 5, money: '€2.50', left: '6' }))
      .waitFor()
    await expect.poll(() => new URL(jonas.url()).search).toBe('')
    await jonas.keyboard.press('Escape')
    await gifts.waitFor({ state: 'hidden' })
    await jonas.goBack()
    await jonas.getByRole('heading', { level: 1, name: /^Nora/ }).waitFor()
    await jonas.goForward()
    await jonas.getByRole('button', { name: phrase('chat.pick.open') }).waitFor()
    expect(await gifts.count()).toBe(0)
  }
})

test('CHAT-06 CHAT-10 where gifts cannot be sent the page explains why: a fictional profile, a closed conversation, no starts left', async () => {
  const jonas = await stage.visitor({ as: 'Jonas' })
  const { rows } = await query(
    `select member_id as id from accounts.account where kind = 'fictional' and pool_id = 1 limit 1`,
    [],
  )
  await openHydrated(jonas, `/members/${rows[0]?.id}`)
  await panel(jonas).getByText(phrasePattern('chat.give.fictional')).waitFor()
  expect(await jonas.getByRole('link', { name: /^Give/ }).count()).toBe(0)
  const button = panel(jonas).getByRole('button', { name: phrase('chat.give.short'), exact: true })
  expect(await button.getAttribute('aria-disabled')).toBe('true')
  await button.click({ force: true })
  expect(new URL(jonas.url()).pathname).toBe(`/members/${rows[0]?.id}`)
  expect(await findSeriousViolations(jonas)).toEqual([])

  await query(
    `insert into chat.sender_state (account_id, started) select id, 2 from accounts.account where name = 'Jonas' and pool_id = 1 on conflict (account_id) do update set started = 2`,
    [],
  )
  await openHydrated(jonas, `/members/${await findMemberId('Nora')}`)
  await panel(jonas).getByText(phrase('chat.closed.starts')).waitFor()
})

test('CHAT-06 a member’s own page and a page shown to visitors have no gift button; if the price can’t be loaded, the link remains', async () => {
  const jonas = await stage.visitor({ as: 'Jonas' })
  await openHydrated(jonas, `/members/${await findMemberId('Jonas')}`)
  expect(await jonas.getByRole('link', { name: /^Give/ }).count()).toBe(0)
  await openHydrated(jonas, '/members')
  await jonas.clock.install()
  await jonas.route('**/api/members/*/chat', (route) => route.abort())
  await jonas.getByRole('link', { name: /^Nora/ }).first().click()
  await advanceClockUntil(
    jonas,
    jonas.getByRole('link', { name: `${phrase('chat.give.short')}, Nora`, exact: true }).first(),
  )
})
