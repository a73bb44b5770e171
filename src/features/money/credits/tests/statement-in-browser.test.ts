import { mkdtemp, readFile, writeFile } from 'node:fs/promises'
import { json } from 'node:stream/consumers'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { findSeriousViolations } from '#test/harness/axe.ts'
import { openHydrated } from '#test/harness/open-hydrated.ts'
import { openRendered } from '#test/harness/open-rendered.ts'
import { withSite } from '#test/harness/with-site.ts'
import { phrase, phrasePattern } from '#app/testing/phrase.ts'

const stage = withSite()
const minute = 60_000

async function downloaded(page: Page, name: string, folder: string): Promise<string> {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name }).click(),
  ])
  const path = join(folder, download.suggestedFilename())
  await download.saveAs(path)
  return path
}

test(
  'BEY-07 BEY-06 a member sees every credit with its money value, and verifies the list on the page, and again with the downloaded page without this site',
  async () => {
    const page = await stage.visitor({ as: 'Noor' })
    const rendered = await page.context().newPage()
    await openRendered(rendered, '/transactions')
    expect(
      await rendered
        .getByRole('link', { name: phrase('credit_statement.title') })
        .getAttribute('href'),
    ).toBe('/credits/statement')
    await page.goto('/credits/statement')
    await page.getByRole('heading', { level: 1, name: phrase('credit_statement.title') }).waitFor()
    const rows = page.getByRole('main').getByRole('listitem')
    const bought = rows.filter({ hasText: phrase('credit_statement.reasons.purchase') })
    expect(await bought.first().innerText()).toMatch(/^Bought\s+\+\d+[\s\S]* left[\s\S]*€\d+\.\d\d/)
    await page.getByRole('button', { name: phrase('credit_statement.check.now') }).click()
    await page.getByText(phrase('credit_statement.check.unsealed')).waitFor()

    const { product, infrastructure } = stage.site().server
    await product.credits.seal(infrastructure.clock.now())
    await page.getByRole('button', { name: phrase('credit_statement.check.now') }).click()
    const checked = page.getByText(phrasePattern('credit_statement.check.holds', { whole: true }))
    const checkedText = await checked.innerText()
    await page
      .getByText(
        phrasePattern('credit_statement.check.sealed', {
          number: 1,
          hash: /[0-9a-f]{16}/,
          whole: true,
        }),
      )
      .waitFor()
    expect(await findSeriousViolations(page)).toEqual([])

    const folder = await mkdtemp(join(tmpdir(), 'minuet-statement-'))
    const list = await downloaded(page, phrase('credit_statement.check.download'), folder)
    const tool = await downloaded(page, phrase('credit_statement.check.tool'), folder)
    await page.goto('about:blank')
    await page.context().setOffline(true)
    await page.goto(pathToFileURL(tool).href)
    await page.getByLabel(phrase('credit_statement.tool.choose')).setInputFiles(list)
    const forged = JSON.parse(await readFile(list, 'utf8'))
    const count: number = forged.movements.length
    expect(checkedText).toBe(phrase('credit_statement.check.holds', { count }))
    await page.getByText(`${phrase('credit_statement.tool.holds')} ${count}`).waitFor()
    forged.movements[1].reason = 'gift'
    const forgedFile = join(folder, 'forged.json')
    await writeFile(forgedFile, JSON.stringify(forged))
    await page.getByLabel(phrase('credit_statement.tool.choose')).setInputFiles(forgedFile)
    await page
      .getByText(new RegExp(`^${RegExp.escape(phrase('credit_statement.tool.broken'))} \\d+$`))
      .waitFor()
    await page
      .getByLabel(phrase('credit_statement.tool.choose'))
      .setInputFiles({ name: 'x.json', mimeType: 'application/json', buffer: Buffer.from('no') })
    await page.getByText(phrase('credit_statement.tool.unreadable')).waitFor()
  },
  minute,
)

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
    await page.getByRole('menuitem', { name: phrase('chat.receipt') }).click()
    await page
      .getByRole('heading', { level: 1, name: phrase('credit_statement.receipt.title') })
      .waitFor()
    const main = page.getByRole('main')
    const spent = main
      .locator('dl > div')
      .filter({ hasText: phrase('credit_statement.receipt.spent') })
    expect(await spent.innerText()).toContain(`${credits} credit`)
    expect(
      await main
        .locator('dl > div')
        .filter({ hasText: phrase('credit_statement.receipt.cost') })
        .count(),
    ).toBe(1)
    expect(await main.getByRole('listitem').count()).toBeGreaterThan(0)
    expect(await findSeriousViolations(page)).toEqual([])
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      main.getByRole('link', { name: phrase('credit_statement.receipt.download') }).click(),
    ])
    const saved = await json(await download.createReadStream())
    expect(saved).toMatchObject({ conversation, spent: { credits } })
    await main.getByRole('link', { name: phrase('credit_statement.receipt.back') }).click()
    await page.waitForURL(`**/chats/${conversation}`)

    await openHydrated(page, '/credits/statement')
    await main
      .getByRole('link', { name: phrase('credit_statement.receipt.of_this') })
      .first()
      .click()
    await page.waitForURL('**/credits/statement?conversation=*')
    await main
      .getByRole('heading', { level: 1, name: phrase('credit_statement.receipt.title') })
      .waitFor()
    // Opened from elsewhere, it does not link to a conversation that may no longer exist.
    expect(
      await main.getByRole('link', { name: phrase('credit_statement.receipt.back') }).count(),
    ).toBe(0)
    await main.getByRole('link', { name: phrase('credit_statement.receipt.all') }).click()
    await main.getByRole('heading', { level: 1, name: phrase('credit_statement.title') }).waitFor()

    await openRendered(page, '/credits/statement?conversation=00000000-0000-4000-8000-000000000000')
    await main.getByText(phrase('credit_statement.receipt.empty_text')).waitFor()
  },
  minute,
)
