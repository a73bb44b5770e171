import type { Page } from 'playwright-core'
import { sql } from '#platform/server/postgres/sql.ts'
import { openHydrated } from '#test/harness/open-hydrated.ts'
import { phrase } from '#app/testing/phrase.ts'
import type { Stage } from '#test/harness/with-site.ts'

export const findRow = (page: Page, name: string) =>
  page
    .getByRole('navigation', { name: phrase('chat.list.label') })
    .getByRole('listitem')
    .filter({ has: page.getByRole('link', { name, exact: true }) })

export const listNames = (page: Page) =>
  page
    .getByRole('navigation', { name: phrase('chat.list.label') })
    .locator('.chat-row-link')
    .allTextContents()

export const findFilter = (page: Page, name: string) =>
  page
    .getByRole('group', { name: phrase('chat.show.label') })
    .getByRole('button', { name, exact: true })

export async function pickFromMenu(page: Page, name: string, line: string): Promise<void> {
  await page.getByRole('button', { name: phrase('chat.list.more', { name }) }).click()
  await page.getByRole('menuitem', { name: line, exact: true }).click()
}

export async function openConversation(page: Page, name: string): Promise<void> {
  await openHydrated(page, '/chats')
  await page.getByRole('link', { name, exact: true }).click()
  await page.getByRole('log', { name: phrase('chat.log.label', { name }) }).waitFor()
}

/** Returns a member's account and their conversation with Jonas. */
export async function findConversation(
  stage: Stage,
  name: string,
): Promise<{ account: number; jonas: number; key: number; id: string }> {
  return stage.site().server.infrastructure.database.one(sql`
    select a.id as account, j.id as jonas, c.id as key, c.public_id as id
    from accounts.account a, accounts.account j, chat.conversation c
    where a.name = ${name} and j.name = 'Jonas' and c.a_id = least(a.id, j.id) and c.b_id = greatest(a.id, j.id)`)
}

export let messageCount = 0

/** Stores more messages to Jonas from a member, free of charge, at the site's current time. */
export async function receiveMessages(stage: Stage, name: string, count: number): Promise<void> {
  const { database, clock } = stage.site().server.infrastructure
  const { account, jonas } = await findConversation(stage, name)
  for (let n = 1; n <= count; n += 1)
    await database.run(sql`
      select * from chat.send_message(${account}, ${jonas}, 1::smallint, gen_random_uuid(), 'text', ${`${name} says ${(messageCount += 1)}.`}, null::jsonb, 0, 'later',
        null::int, gen_random_uuid(), false, ${clock.now()})`)
}

/** Whether Jonas has removed the conversation. */
export async function isHiddenFromJonas(stage: Stage, id: string): Promise<boolean> {
  const { database } = stage.site().server.infrastructure
  const side = await database.maybe<{ hidden: boolean }>(sql`
    select hidden from chat.conversation_side s join accounts.account a on a.id = s.account_id
    where s.public_id = ${id} and a.name = 'Jonas'`)
  return side?.hidden === true
}
