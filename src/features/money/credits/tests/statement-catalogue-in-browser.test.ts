import { mkdtemp, readFile, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { findSeriousViolations } from '#test/harness/axe.ts'
import { withSite } from '#test/harness/with-site.ts'

const stage = withSite()
const minute = 60_000

async function downloaded(page: Page, name: string, folder: string): Promise<string> {
  const [download] = await Promise.all([page.waitForEvent('download'), page.getByRole('link', { name }).click()])
  const path = join(folder, download.suggestedFilename())
  await download.saveAs(path)
  return path
}

test(
  'BEY-07 BEY-06 a member sees every credit with its money value, verifies the list here, and with the downloaded page without this site',
  async () => {
    const page = await stage.visitor({ as: 'Noor' })
    await page.goto('/transactions')
    await page.getByRole('link', { name: 'Credits in and out' }).click()
    await page.getByRole('heading', { level: 1, name: 'Credits in and out' }).waitFor()
    const rows = page.getByRole('main').getByRole('listitem')
    const bought = rows.filter({ hasText: 'Bought' })
    expect(await bought.first().innerText()).toMatch(/^Bought\s+\+\d+[\s\S]* left[\s\S]*€\d+\.\d\d/)
    await page.getByRole('button', { name: 'Check now' }).click()
    await page.getByText('There is no seal over it yet; the next one comes tonight.').waitFor()

    const { product, infrastructure } = stage.site().server
    await product.credits.seal(infrastructure.clock.now())
    await page.getByRole('button', { name: 'Check now' }).click()
    await page.getByText(/^It holds: \d+ lines reckoned anew\.$/).waitFor()
    await page.getByText(/^Seal 1 of .+: [0-9a-f]{16}$/).waitFor()
    expect(await findSeriousViolations(page)).toEqual([])

    const folder = await mkdtemp(join(tmpdir(), 'minuet-statement-'))
    const list = await downloaded(page, 'Download your list', folder)
    const tool = await downloaded(page, 'Download the check page', folder)
    await page.goto('about:blank')
    await page.context().setOffline(true)
    await page.goto(pathToFileURL(tool).href)
    await page.getByLabel('List of credits').setInputFiles(list)
    await page.getByText(/^It holds\. Lines reckoned anew: \d+/).waitFor()
    const forged = JSON.parse(await readFile(list, 'utf8'))
    forged.movements[1].reason = 'gift'
    const forgedFile = join(folder, 'forged.json')
    await writeFile(forgedFile, JSON.stringify(forged))
    await page.getByLabel('List of credits').setInputFiles(forgedFile)
    await page.getByText(/^It does not hold\. First wrong line: \d+$/).waitFor()
    await page
      .getByLabel('List of credits')
      .setInputFiles({ name: 'x.json', mimeType: 'application/json', buffer: Buffer.from('no') })
    await page.getByText('This file is no list of credits.').waitFor()
  },
  minute,
)
