import type { Page } from 'playwright-core'
import { expect, test, vi } from 'vitest'
import { openHydrated } from '#test/harness/open-hydrated.ts'
import { confirm, signUp } from '#test/harness/people.ts'
import { withSite } from '#test/harness/with-site.ts'
import { phrase } from '#app/testing/phrase.ts'

const stage = withSite({ cast: 'silent' })
vi.setConfig({ testTimeout: 90_000 })

const focused = (page: Page) =>
  page.evaluate(
    () =>
      document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.className ?? '',
  )

/**
 * Opens Jonas's page after new members have written to him, the last one at the top of his list.
 */
async function jonasWith(...names: readonly string[]): Promise<Page> {
  await stage.site().server.product.sites.changeSettings(1, { undo_seconds: 0 })
  const jonas = await stage.visitor({ as: 'Jonas' })
  const id = await jonas.evaluate(
    async () => (await (await fetch('/api/user.php')).json()).user.profile.id as string,
  )
  for (const name of names) {
    const writer = await stage.visitor()
    await confirm(stage, writer, await signUp(writer, name))
    const status = await writer.evaluate(
      async ([member, text]) => {
        const body = JSON.stringify({ id: crypto.randomUUID(), text })
        const headers = { 'content-type': 'application/json' }
        return (await fetch(`/api/members/${member}/messages`, { method: 'POST', headers, body }))
          .status
      },
      [id, `Hello from ${name}`] as const,
    )
    expect(status).toBeLessThan(300)
    await writer.context().close()
  }
  return jonas
}

test('CHAT-01 BEY-20 keyboard shortcuts of a chat: search, next and previous conversation; "?" lists them; none of them work while typing', async () => {
  const page = await jonasWith('Anneke', 'Bente')
  await openHydrated(page, '/chats')
  await page.getByRole('link', { name: 'Bente', exact: true }).click()
  await page.getByRole('log', { name: phrase('chat.log.label', { name: 'Bente' }) }).waitFor()
  await page.keyboard.press('Control+k')
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.getAttribute('type')))
    .toBe('search')
  // Typed as a character here, without opening the list.
  await page.keyboard.type('?')
  await expect.poll(() => page.getByRole('searchbox').inputValue()).toBe('?')
  expect(await page.getByRole('dialog').count()).toBe(0)
  await page.keyboard.press('Escape')
  await expect.poll(() => page.getByRole('searchbox').inputValue()).toBe('')
  await page.getByRole('link', { name: 'Anneke', exact: true }).waitFor()

  await page.keyboard.press('Alt+ArrowDown')
  await page.getByRole('log', { name: phrase('chat.log.label', { name: 'Anneke' }) }).waitFor()
  await page.keyboard.press('Alt+ArrowUp')
  await page.getByRole('log', { name: phrase('chat.log.label', { name: 'Bente' }) }).waitFor()

  await page.getByRole('log', { name: phrase('chat.log.label', { name: 'Bente' }) }).focus()
  await page.keyboard.press('?')
  const list = page.getByRole('dialog', { name: phrase('shortcuts.title') })
  await list.waitFor()
  const listText = (await list.locator('dl').innerText()).replaceAll(/\s+/g, ' ')
  expect(listText).toContain(`${phrase('shortcuts.send')} Enter`)
  expect(listText).toContain(`${phrase('shortcuts.line')} Shift Enter`)
  expect(listText).toContain(`${phrase('shortcuts.search')} Ctrl K`)
  expect(listText).toContain(`${phrase('shortcuts.next')} Alt ↓`)
  expect(listText).toContain(`${phrase('shortcuts.list')} ?`)
  await page.keyboard.press('Escape')
  await list.waitFor({ state: 'hidden' })
  await expect.poll(() => focused(page)).toBe(phrase('chat.log.label', { name: 'Bente' }))

  // The same list for keyboards without this key.
  await page.getByRole('button', { name: phrase('chat.head.menu', { name: 'Bente' }) }).click()
  await page.getByRole('menuitem', { name: phrase('shortcuts.title') }).click()
  await list.waitFor()
  await page.keyboard.press('Escape')
  await page.goto('/chats')
  await page.locator('html[data-awake]').waitFor({ state: 'attached' })
  await page.getByRole('button', { name: phrase('shortcuts.title') }).click()
  await list.waitFor()
})

test('CHAT-01 Enter sends until the member chooses a new line for this device in the settings; Ctrl+Enter always sends', async () => {
  const page = await jonasWith('Corrie')
  await openHydrated(page, '/chats')
  await page.getByRole('link', { name: 'Corrie', exact: true }).click()
  const log = page.getByRole('log', { name: phrase('chat.log.label', { name: 'Corrie' }) })
  const field = page.getByLabel(phrase('chat.composer.label', { name: 'Corrie' }))
  await field.fill('With Enter alone')
  await field.press('Enter')
  await log.getByText('With Enter alone').waitFor()
  const chat = new URL(page.url()).pathname

  await openHydrated(page, '/notifications/display')
  const choice = page.getByRole('switch', { name: phrase('shortcuts.enter_sends') })
  await expect.poll(() => choice.isChecked()).toBe(true)
  await choice.focus()
  await page.keyboard.press('Space')
  await expect.poll(() => choice.isChecked()).toBe(false)

  await openHydrated(page, chat)
  await field.fill('Two lines')
  await field.press('Enter')
  await field.pressSequentially('and a key')
  await expect.poll(() => field.inputValue()).toBe('Two lines\nand a key')
  await field.press('Control+Enter')
  await log.getByText(/^Two lines\s+and a key$/).waitFor()
  await expect.poll(() => field.inputValue()).toBe('')

  await log.focus()
  await page.keyboard.press('?')
  const list = page.getByRole('dialog', { name: phrase('shortcuts.title') })
  await list.waitFor()
  const words = (await list.locator('dl').innerText()).replaceAll(/\s+/g, ' ')
  expect(words).toContain(
    `${phrase('shortcuts.line')} Enter Shift Enter ${phrase('shortcuts.send_always')} Ctrl Enter`,
  )
  await list.getByRole('switch', { name: phrase('shortcuts.enter_sends') }).focus()
  await page.keyboard.press('Space')
  await list.getByText(phrase('shortcuts.send'), { exact: true }).waitFor()
  await page.keyboard.press('Escape')
  await list.waitFor({ state: 'hidden' })
  await field.fill('And with Enter again')
  await field.press('Enter')
  await log.getByText('And with Enter again').waitFor()
})
