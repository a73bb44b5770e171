import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { openHydrated } from '#test/harness/open-hydrated.ts'
import { findSeriousViolations } from '#test/harness/axe.ts'
import { withSite } from '#test/harness/with-site.ts'

const stage = withSite()
const minute = 60_000

test(
  'BEY-06 the conversation menu links to its cost in credits and money; the receipt can be saved, and the full statement links to it too',
  async () => {
    const { database } = stage.site().server.infrastructure
    const { rows } = await database.pool.query<{ conversation: string; credits: number }>(`
      select m.ref as conversation, sum(m.amount)::int as credits from credits.movement m
      join accounts.account a on a.id = m.account_id and a.name = 'Noor'
      join chat.conversation c on c.public_id::text = m.ref
      where m.kind = 'spend' group by m.ref order by count(*) desc limit 1`)
    const { conversation, credits } = rows[0] ?? { conversation: '', credits: 0 }
    const page = await stage.visitor({ as: 'Noor' })
    await openHydrated(page, `/chats/${conversation}`)
    await page.locator('header button[aria-haspopup="menu"]:visible').last().click()
    await page.getByRole('menuitem', { name: 'What it has cost' }).click()
    await page.getByRole('heading', { level: 1, name: 'What this conversation cost' }).waitFor()
    const main = page.getByRole('main')
    const spent = main.locator('dl > div').filter({ hasText: 'Spent' })
    expect(await spent.innerText()).toContain(`${credits} credit`)
    expect(await main.locator('dl > div').filter({ hasText: 'Cost in all' }).count()).toBe(1)
    expect(await main.getByRole('listitem').count()).toBeGreaterThan(0)
    expect(await findSeriousViolations(page)).toEqual([])
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      main.getByRole('link', { name: 'Download this receipt' }).click(),
    ])
    const saved = JSON.parse(await readFile(await download.path(), 'utf8'))
    expect(saved).toMatchObject({ conversation, spent: { credits } })
    await main.getByRole('link', { name: 'Back to the conversation' }).click()
    await page.waitForURL(`**/chats/${conversation}`)

    await openHydrated(page, '/credits/statement')
    await main.getByRole('link', { name: 'What this conversation cost' }).first().click()
    await page.waitForURL('**/credits/statement?conversation=*')
    await main.getByRole('heading', { level: 1, name: 'What this conversation cost' }).waitFor()
    // Opened from elsewhere, it offers no link to a conversation that may no longer exist.
    expect(await main.getByRole('link', { name: 'Back to the conversation' }).count()).toBe(0)
    await main.getByRole('link', { name: 'All credits in and out' }).click()
    await main.getByRole('heading', { level: 1, name: 'Credits in and out' }).waitFor()

    await openHydrated(page, '/credits/statement?conversation=00000000-0000-4000-8000-000000000000')
    await main.getByText('Nothing in this conversation has cost you credits.').waitFor()
  },
  minute,
)
