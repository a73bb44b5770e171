import { randomUUID } from 'node:crypto'
import type { Page } from 'playwright-core'
import { codeAt } from '#features/members/staff/server/index.ts'
import { sql } from '#platform/server/postgres/sql.ts'
import { phrase } from '#app/testing/phrase.ts'
import { openHydrated } from '../harness/open-hydrated.ts'
import type { Stage } from '../harness/with-site.ts'

export const ottilie = {
  email: 'ottilie@minuet.example',
  password: 'minuet-demo',
  secret: 'KRSXG5CTMVRXEZLUKRSXG5CTMVRXEZLU',
}

/** Responses of the back office API, by path. */
export const responses: Promise<{ path: string; status: number; text: string | null }>[] = []

function recordResponses(page: Page): void {
  page.on('response', (response) => {
    const path = new URL(response.url()).pathname
    if (!path.startsWith('/api/office/')) return
    const status = response.status()
    // Reading a response without a body would never finish.
    const read =
      status === 204
        ? Promise.resolve(null)
        : response.text().then(
            (text) => text,
            () => null,
          )
    responses.push(read.then((text) => ({ path, status, text })))
  })
}

/**
 * Logs in to the desk with the authenticator app's current code, after trying a wrong code first.
 */
export async function logInToDesk(
  stage: Stage,
  { email, password, secret }: typeof ottilie,
): Promise<Page> {
  const page = await stage.visitor()
  recordResponses(page)
  await openHydrated(page, '/office/desk')
  await page.waitForURL('**/office/login?to=%2Foffice%2Fdesk')
  await page.getByLabel(phrase('staff.fields.email')).fill(email)
  await page.getByLabel(phrase('staff.fields.password'), { exact: true }).fill(password)
  await page.getByLabel(phrase('staff.fields.code'), { exact: true }).fill('123456')
  await page.getByRole('button', { name: phrase('staff.log_in.submit'), exact: true }).click()
  await page.getByText(phrase('staff.refusals.log_in_failed')).waitFor()
  await page
    .getByLabel(phrase('staff.fields.code'), { exact: true })
    .fill(codeAt(secret, stage.site().server.infrastructure.clock.now()))
  await page.getByRole('button', { name: phrase('staff.log_in.submit'), exact: true }).click()
  await page.waitForURL('**/office/desk')
  await page.getByRole('heading', { level: 1, name: phrase('persona_desk.queue.title') }).waitFor()
  return page
}

/** Opens the desk as a staff member who has logged in before. */
export async function openDesk(stage: Stage, { email }: { readonly email: string }): Promise<Page> {
  const page = await stage.visitor()
  recordResponses(page)
  await page.context().request.post('/dev/office', { form: { email } })
  await openHydrated(page, '/office/desk')
  await page.getByRole('heading', { level: 1, name: phrase('persona_desk.queue.title') }).waitFor()
  return page
}

export async function grantCredits(stage: Stage, name: string, more: number): Promise<void> {
  const { database, clock } = stage.site().server.infrastructure
  await database.run(sql`
    select credits.public_grant(a.id, ${more}, ${`shift ${name}`}, 'bonus', null::bigint, null::text, null, ${clock.now()}, 1)
    from accounts.account a where a.name = ${name} and a.kind = 'member' and a.pool_id = 1`)
}

export async function findMemberId(stage: Stage, name: string): Promise<string> {
  const { member } = await stage
    .site()
    .server.infrastructure.database.one<{ member: string }>(
      sql`select member_id as member from accounts.account where name = ${name} and pool_id = 1`,
    )
  return member
}

/** Sends a member's first message to a fictional profile, which is free, and opens the conversation. */
export async function startConversation(
  stage: Stage,
  page: Page,
  profile: string,
  text: string,
): Promise<string> {
  const answer = await page.request.post(
    `/api/members/${await findMemberId(stage, profile)}/messages`,
    {
      data: { id: randomUUID(), text },
    },
  )
  const { id } = ((await answer.json()) as { conversation: { id: string } }).conversation
  await openHydrated(page, `/chats/${id}`)
  await log(page).getByText(text).waitFor()
  return id
}

export const log = (page: Page) => page.getByRole('log')
export const rows = (page: Page) => page.locator('.office-queued')

export const cells = (page: Page, region: string) =>
  page
    .getByRole('region', { name: region })
    .locator('tbody tr')
    .evaluateAll((lines) =>
      lines.map((line) => [...line.children].map((cell) => cell.textContent ?? '')),
    )
