import { randomUUID } from 'node:crypto'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { sql } from '#platform/server/postgres/sql.ts'
import { openHydrated } from '#test/harness/open-hydrated.ts'
import { signUp } from '#test/harness/people.ts'
import { withSite } from '#test/harness/with-site.ts'
import { phrase } from '#app/testing/phrase.ts'

const stage = withSite({ cast: 'silent' })
const credits = (page: Page) =>
  page.evaluate(async () => (await (await fetch('/api/credits')).json()).credits as number)

test('ACC-09 a member who has not confirmed their address can write; no one can answer, nothing is charged, and both sides see why', async () => {
  await stage.site().server.product.sites.changeSettings(1, { undo_seconds: 0 })
  const jonas = await stage.visitor({ as: 'Jonas' })
  const id = await jonas.evaluate(
    async () => (await (await fetch('/api/user.php')).json()).user.profile.id as string,
  )
  const before = await credits(jonas)
  const newcomer = await stage.visitor()
  await signUp(newcomer, 'Mette')
  await openHydrated(newcomer, `/members/${id}/chat`)
  await newcomer.getByText(phrase('unconfirmed.confirm', { name: 'Jonas' })).waitFor()
  await newcomer.getByText(phrase('unconfirmed.starts', { left: 2 })).waitFor()
  expect(await newcomer.locator('[data-attach]').count()).toBe(0)
  await newcomer.locator('.chat-field').fill('Do you know a bakery that opens early?')
  await newcomer.locator('.chat-box button[type="submit"]').click()
  await newcomer.getByRole('log').getByText('Do you know a bakery that opens early?').waitFor()

  await openHydrated(jonas, '/chats')
  await jonas.getByRole('link', { name: 'Mette', exact: true }).click()
  await jonas.getByRole('log').getByText('Do you know a bakery that opens early?').waitFor()
  await jonas.getByText(phrase('chat.closed.unconfirmed', { name: 'Mette' })).waitFor()
  expect(await jonas.locator('.chat-field').count()).toBe(0)
  expect(await credits(jonas)).toBe(before)
})

test('ACC-09 a member who has written to two people before confirming their address sees why they can’t write to a third, and how to confirm', async () => {
  await stage.site().server.product.sites.changeSettings(1, {
    undo_seconds: 0,
    free_conversations: 9,
  })
  const newcomer = await stage.visitor()
  await signUp(newcomer, 'Wilma')
  const members = ['Jonas', 'Elena', 'Claire']
  const { database } = stage.site().server.infrastructure
  const ids = await Promise.all(
    members.map(
      async (name) =>
        (
          await database.one<{ member: string }>(
            sql`select member_id as member from accounts.account where name = ${name} and pool_id = 1`,
          )
        ).member,
    ),
  )
  for (const id of ids.slice(0, 2))
    await newcomer.evaluate(
      async ([member, message]) =>
        await fetch(`/api/members/${member}/messages`, {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify({ id: message, text: 'Hello there' }),
        }),
      [id, randomUUID()] as const,
    )
  await openHydrated(newcomer, `/members/${ids[2]}/chat`)
  await newcomer.getByText(phrase('unconfirmed.no_start')).waitFor()
  expect(await newcomer.locator('.chat-field').count()).toBe(0)
  await newcomer.getByRole('link', { name: phrase('unconfirmed.button') }).click()
  await newcomer.waitForURL('**/complete-signup')
})
