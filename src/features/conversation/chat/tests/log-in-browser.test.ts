import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { openHydrated } from '#test/harness/open-hydrated.ts'
import { sql } from '#platform/server/postgres/sql.ts'
import { withSite } from '#test/harness/with-site.ts'
import { webClient } from '#features/members/accounts/testing/web-client.ts'
import { phrase, phrasePattern } from '#app/testing/phrase.ts'

const stage = withSite()
const minute = 60_000
const patient = { timeout: 15_000 }

async function openChat(page: Page, name: string): Promise<string> {
  await openHydrated(page, '/chats')
  await page.getByRole('link', { name, exact: true }).click()
  await page.waitForURL('**/chats/*')
  await page.getByRole('log').locator('.bubble').first().waitFor()
  return page.url().split('/').at(-1) as string
}

/** Records everything that the page's live regions announce from now on. */
async function listen(page: Page): Promise<() => Promise<string[]>> {
  await page.evaluate(() => {
    const announcements: string[] = []
    Object.assign(globalThis, { announcements })
    const live = (node: Node | null): boolean => {
      for (
        let at = node instanceof Element ? node : (node?.parentElement ?? null);
        at;
        at = at.parentElement
      ) {
        const polite = at.getAttribute('aria-live')
        if (polite !== null) return polite !== 'off'
        if (['status', 'alert', 'log'].includes(at.getAttribute('role') ?? '')) return true
      }
      return false
    }
    new MutationObserver((changes) => {
      for (const { target, addedNodes } of changes)
        if (live(target))
          announcements.push(
            [...addedNodes].map((node) => node.textContent).join('') || (target.textContent ?? ''),
          )
    }).observe(document.body, { childList: true, characterData: true, subtree: true })
  })
  return () =>
    page.evaluate(() =>
      (globalThis as unknown as { announcements: string[] }).announcements.filter(Boolean),
    )
}

test(
  'BEY-20 CHAT-01 the log announces only messages from the other member, batched; the reader’s own messages, marks and history are silent',
  async () => {
    const page = await stage.visitor({ as: 'Jonas' })
    const conversation = await openChat(page, 'Elena')
    const elena = webClient(stage.site())
    await elena.send('POST', '/api/user.php', {
      login: 'elena@minuet.example',
      password: 'minuet-demo',
    })
    const write = (text: string) =>
      elena.send('POST', `/api/conversations/${conversation}/messages`, {
        id: crypto.randomUUID(),
        text,
      })
    const { database, clock } = stage.site().server.infrastructure
    await database.run(sql`
      select credits.public_grant(id, 50, 'to be heard ' || id, 'bonus', null::bigint, null::text, null, ${clock.now()}, 1)
      from accounts.account where name in ('Elena', 'Jonas') and pool_id = 1`)
    await page.reload()
    await page.locator('html[data-awake]').waitFor({ state: 'attached' })
    const announcements = await listen(page)

    // Two that arrive together are announced once.
    for (const { status } of await Promise.all([write('A first line'), write('A second line')]))
      expect(status).toBeLessThan(300)
    await expect
      .poll(async () => (await announcements()).join('|'), patient)
      .toContain('A second line')
    const announced = (await announcements()).filter((text) => text.includes(' line'))
    expect(announced).toHaveLength(1)
    expect(announced[0]).toMatch(
      /^Elena, [^\n]+: A (first|second) line\nElena, [^\n]+: A (first|second) line$/,
    )

    const field = page.getByRole('textbox', {
      name: phrase('chat.composer.label', { name: 'Elena' }),
    })
    await field.fill('My own words')
    await field.press('Enter')
    await expect
      .poll(async () => (await announcements()).join('|'), patient)
      .toMatch(phrasePattern('chat.state.held'))
    await page
      .getByRole('log')
      .getByText(phrase('chat.log.sent'), { exact: false })
      .last()
      .waitFor()
    // The undo countdown is announced once, the reader's own message not at all.
    expect(
      (await announcements()).filter((text) => phrasePattern('chat.state.held').test(text)),
    ).toHaveLength(1)
    expect((await announcements()).join('|')).not.toContain('My own words')
    expect(await field.evaluate((element) => element === document.activeElement)).toBe(true)

    for (let at = 1; at <= 4; at++) expect((await write(`Line ${at}`)).status).toBeLessThan(300)
    await expect
      .poll(async () => (await page.getByRole('log').innerText()).includes('Line 4'), patient)
      .toBe(true)
    await expect
      .poll(async () => (await announcements()).join('|'), patient)
      .toMatch(new RegExp(`${phrase('chat.log.new', { count: 4 })}|Line 4`))
  },
  minute,
)

test(
  'BEY-20 CHAT-01 reading order: header, log with days as headings and sender, time and text of each message, then the composer; all by keyboard',
  async () => {
    const page = await stage.visitor({ as: 'Jonas' })
    await openChat(page, 'Elena')
    const thread = page.getByRole('region', { name: phrase('chat.log.label', { name: 'Elena' }) })
    const parts = await thread.evaluate((section) =>
      [...section.querySelectorAll('header h1, [role="log"], textarea')].map(
        (part) => part.tagName,
      ),
    )
    expect(parts).toEqual(['H1', 'DIV', 'TEXTAREA'])
    const tree = await page
      .getByRole('log', { name: phrase('chat.log.label', { name: 'Elena' }) })
      .ariaSnapshot()
    expect(tree).toMatch(/- heading "Today" \[level=2\]/)
    expect(tree).toMatch(/- text: "Elena, \d+:\d\d [AP]M: You answered the Sunday question/)
    expect(tree).toMatch(/- text: "You, \d+:\d\d [AP]M: I took it as an exam/)

    const at = () =>
      page.evaluate(
        () =>
          document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent,
      )
    await page.getByRole('link', { name: /Elena, 34/ }).focus()
    const reached: (string | null | undefined)[] = []
    for (let step = 0; step < 8; step++) {
      await page.keyboard.press('Tab')
      reached.push(await at())
    }
    const order = [
      phrase('chat.head.menu', { name: 'Elena' }),
      phrase('chat.log.label', { name: 'Elena' }),
      phrase('chat.composer.label', { name: 'Elena' }),
    ].map((name) => reached.findIndex((label) => label?.includes(name)))
    expect(
      order.every((place) => place >= 0),
      reached.join(' · '),
    ).toBe(true)
    expect(order).toEqual(order.toSorted((one, other) => one - other))

    // When removing by keyboard, focus moves to the next row instead of being lost.
    await openHydrated(page, '/chats')
    await page.getByRole('button', { name: phrase('chat.list.more', { name: 'Claire' }) }).focus()
    await page.keyboard.press('Enter')
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.getAttribute('role')), patient)
      .toMatch(/^menuitem/)
    await page.keyboard.press('End')
    await page.keyboard.press('Enter')
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.className), patient)
      .toBe('chat-row-link')
  },
  minute,
)
