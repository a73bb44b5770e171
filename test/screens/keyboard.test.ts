import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { phrase, phrasePattern } from '#app/testing/phrase.ts'
import { openHydrated } from '../harness/open-hydrated.ts'
import { focusedText, tabTo } from '../harness/keyboard.ts'
import { withSite } from '../harness/with-site.ts'
import { type Stop, describeProblem, inspectFocus } from './tab-stops.ts'

const stage = withSite({ limits: 'count' })

test('BEY-20 log in, search, open a member, look at blocking and save a part of the profile, using only the keyboard', async () => {
  const page = await stage.visitor()
  await openHydrated(page, '/login')
  await page.keyboard.press('Tab')
  await expect.poll(() => focusedText(page)).toBe(phrase('app.skip'))
  await page.keyboard.press('Enter')
  await tabTo(page, phrase('accounts.fields.login'))
  await page.keyboard.type('Jonas')
  await tabTo(page, phrase('accounts.fields.password'))
  await page.keyboard.type('minuet-demo')
  await page.keyboard.press('Enter')
  await page.waitForURL((url) => url.pathname === '/members')
  await page.locator('html[data-awake]').waitFor({ state: 'attached' })

  await tabTo(page, '18–35')
  await page.keyboard.press('Space')
  await page.waitForURL((url) => url.searchParams.get('max_age') === '35')
  await tabTo(page, phrase('search.filters.with_photo'))
  await page.keyboard.press('Space')
  await page.waitForURL((url) => url.searchParams.get('with_photo') === 'true')

  await page.locator('main .pcard-link').first().waitFor()
  const first = ((await page.locator('main .pcard-link').first().textContent()) ?? '').trim()
  await tabTo(page, first)
  await page.keyboard.press('Enter')
  await page.waitForURL(/\/members\/[0-9a-f-]{36}/)
  const heading = page.getByRole('heading', { level: 1 })
  await heading.filter({ hasText: first.split(',')[0] ?? '' }).waitFor()
  await expect
    .poll(() => heading.evaluate((element) => element === document.activeElement))
    .toBe(true)
  await expect.poll(() => page.title()).toContain(first.split(',')[0])

  await tabTo(page, phrase('blocks.more'))
  await page.keyboard.press('Enter')
  await page.getByRole('menu').waitFor()
  await expect.poll(() => focusedText(page)).toBe(phrase('photos.access.item'))
  await page.keyboard.press('End')
  await expect.poll(() => focusedText(page)).toMatch(phrasePattern('blocks.block', { start: true }))
  await page.keyboard.press('Escape')
  await page.getByRole('menu').waitFor({ state: 'hidden' })
  await expect.poll(() => focusedText(page)).toBe(phrase('blocks.more'))
  await page.keyboard.press('Enter')
  await page.getByRole('menu').waitFor()
  await expect.poll(() => focusedText(page)).toBe(phrase('photos.access.item'))
  await page.keyboard.press('End')
  await expect.poll(() => focusedText(page)).toMatch(phrasePattern('blocks.block', { start: true }))
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('alertdialog')
  await dialog.waitFor()
  for (let at = 0; at < 6; at += 1) {
    await page.keyboard.press('Tab')
    expect(
      await page.evaluate(
        () =>
          document.activeElement === document.body ||
          document.activeElement?.closest('dialog') !== null,
      ),
    ).toBe(true)
  }
  await page.keyboard.press('Escape')
  await dialog.waitFor({ state: 'hidden' })

  await page.goto('/profile/about')
  await page.locator('html[data-awake]').waitFor({ state: 'attached' })
  const about = page.getByRole('region', { name: phrase('profiles.own.about.title') })
  await about.getByRole('textbox').waitFor()
  await tabTo(page, phrase('profiles.own.about.label'), 'textarea')
  await page.keyboard.press('ControlOrMeta+A')
  await page.keyboard.type('I tune pianos, and ride home along the water.')
  await tabTo(page, phrase('profiles.own.save'))
  await page.keyboard.press('Enter')
  await about.getByText(phrase('profiles.own.saved'), { exact: true }).waitFor()
  const { about: stored } = (await (await page.request.get('/api/profile')).json()) as {
    about: string
  }
  expect(stored).toBe('I tune pianos, and ride home along the water.')
})

test('BEY-20 CRED-04 CHAT-01 LIKE-03 like, get a match, write, run out of credits and buy more on the provider’s page, using only the keyboard', async () => {
  await stage.site().server.product.sites.changeSettings(1, { undo_seconds: 0.3 })
  const page = await stage.visitor({ as: 'Jonas' })
  await openHydrated(page, '/likes')

  await tabTo(page, phrasePattern('likes.lists.liked_by', { start: true }))
  await page.keyboard.press('ArrowRight')
  await expect
    .poll(() => focusedText(page))
    .toMatch(phrasePattern('likes.lists.likes', { start: true }))
  await page.keyboard.press('ArrowLeft')
  await tabTo(page, /^Nora, \d+/)
  await page.keyboard.press('Enter')
  await page.waitForURL(/\/members\/[0-9a-f-]{36}$/)
  // The link in the previous list has the same name, so the new page's heading must have the focus.
  const heading = page.getByRole('heading', { level: 1, name: /^Nora, \d+/ })
  await expect
    .poll(() => heading.evaluate((element) => element === document.activeElement))
    .toBe(true)

  // She already likes him, so his like creates a match; the match dialog takes the focus and
  // returns it.
  await tabTo(page, phrase('likes.like', { name: 'Nora' }))
  await page.keyboard.press('Enter')
  const stageOn = page.getByRole('dialog', {
    name: phrase('likes.modal.match_read', { name: 'Nora' }),
  })
  await stageOn.waitFor()
  await expect.poll(() => inDialog(page)).toBe(true)
  await tabTo(page, phrase('likes.modal.close'))
  expect(await inDialog(page)).toBe(true)
  await page.keyboard.press('Escape')
  await stageOn.waitFor({ state: 'hidden' })
  await expect
    .poll(() => focusedText(page))
    .toBe(phrase('likes.button.liked_named', { name: 'Nora' }))
  expect(await page.locator(':focus').getAttribute('aria-pressed')).toBe('true')

  await tabTo(page, phrase('chat.composer.placeholder', { name: 'Nora' }))
  await page.keyboard.press('Enter')
  await page.waitForURL((url) => url.pathname.endsWith('/chat'))
  await expect.poll(() => focusedText(page)).not.toBe('')
  await tabTo(page, phrase('chat.composer.ideas'))
  await page.keyboard.press('Enter')
  const ideas = page.getByRole('dialog', { name: phrase('chat.ideas.title', { name: 'Nora' }) })
  await ideas.waitFor()
  await page.keyboard.press('Escape')
  await ideas.waitFor({ state: 'hidden' })
  await expect.poll(() => focusedText(page)).toBe(phrase('chat.composer.ideas'))
  await tabTo(page, phrase('chat.composer.label', { name: 'Nora' }))
  await page.keyboard.type('Which song is stuck in your head?')
  await tabTo(page, phrase('chat.composer.send_free'))
  await page.keyboard.press('Enter')
  await page.getByRole('log').getByText('Which song is stuck in your head?').waitFor()
  await expect.poll(() => focusedText(page)).toBe(phrase('chat.composer.label', { name: 'Nora' }))
  for (const line of ['One.', 'Two.', 'Three.']) {
    await page.keyboard.type(line)
    await page.keyboard.press('Enter')
    await page.getByRole('log').getByText(line, { exact: true }).waitFor()
    await page
      .getByRole('log')
      .getByText(/Sent|Delivered/)
      .first()
      .waitFor()
    await expect.poll(() => readCredits(page)).toBe({ 'One.': 4, 'Two.': 2, 'Three.': 0 }[line])
    expect(await focusedText(page)).toBe(phrase('chat.composer.label', { name: 'Nora' }))
  }
  await page.keyboard.type('Four.')
  await page.getByText(phrasePattern('chat.cost.none', { balance: 0 })).waitFor()
  await tabTo(page, phrase('chat.cost.add_credits'))
  await page.keyboard.press('Enter')
  // It opens over the conversation and leads to all packages.
  await expect.poll(() => focusedText(page)).toBe(phrase('order_sheet.title'))
  await tabTo(page, phrase('order_sheet.other'))
  await page.keyboard.press('Enter')
  await page.waitForURL((url) => url.pathname === '/credits')
  await expect.poll(() => focusedText(page)).toBe(phrase('payments.checkout.title'))

  await tabTo(page, /^20 credits/)
  await page.keyboard.press('ArrowRight')
  await page.locator('input[name=bundle][value=p1]:checked').waitFor({ state: 'attached' })
  await tabTo(page, /^iDEAL/)
  await page.keyboard.press('Space')
  await tabTo(page, phrasePattern('payments.order.button', { start: true }))
  await page.keyboard.press('Enter')
  await page.getByText(phrase('payments.checkout.tick_consent')).waitFor()
  await expect
    .poll(() => focusedText(page))
    .toMatch(phrasePattern('payments.order.consent', { start: true }))
  await page.keyboard.press('Space')
  await tabTo(page, `${phrase('payments.order.button')} €24.99`)
  await page.keyboard.press('Enter')
  await page.getByText(phrase('sandbox_gateway.simulation.banner')).waitFor()
  await tabTo(page, phrase('sandbox_gateway.simulation.outcomes.pay'))
  await page.keyboard.press('Enter')
  // Paid: back in the conversation without another key.
  await page.waitForURL((url) => url.pathname.includes('/chat'))
  await page.locator('html[data-awake]').waitFor({ state: 'attached' })
  await tabTo(page, phrase('chat.composer.label', { name: 'Nora' }))
  expect(
    await page
      .getByRole('textbox', { name: phrase('chat.composer.label', { name: 'Nora' }) })
      .inputValue(),
  ).toBe('Four.')
  await page.keyboard.press('Enter')
  await page.getByRole('log').getByText('Four.', { exact: true }).waitFor()
  await expect.poll(() => readCredits(page)).toBe(58)
  expect(await focusedText(page)).toBe(phrase('chat.composer.label', { name: 'Nora' }))
}, 90_000)

test('BEY-20 the skip link comes first, is visible when focused, and skips the navigation', async () => {
  const page = await stage.visitor()
  for (const path of ['/', '/members', '/pages/terms']) {
    await openHydrated(page, path)
    const link = page.getByRole('link', { name: phrase('app.skip') })
    await page.keyboard.press('Tab')
    expect([path, await focusedText(page)]).toEqual([path, phrase('app.skip')])
    const box = await link.boundingBox()
    expect(box?.y).toBeGreaterThanOrEqual(0)
    expect(box?.height).toBeGreaterThanOrEqual(24)
    await page.keyboard.press('Enter')
    await page.keyboard.press('Tab')
    expect([
      path,
      await page.evaluate(() => document.activeElement?.closest('main') !== null),
    ]).toEqual([path, true])
  }
})

test.each<[path: string, as?: string]>([
  ['/login'],
  ['/members'],
  ['/signup'],
  ['/reset-password'],
  ['/premium'],
  ['/likes', 'Jonas'],
  ['/chats', 'Jonas'],
  ['the conversation with Elena', 'Jonas'],
  ['/credits/p1', 'Jonas'],
])(
  'BEY-20 every tab stop on %s is visible and shows its focus, in both themes',
  async (place, as) => {
    const page = await stage.visitor(as === undefined ? {} : { as })
    const path = place.startsWith('/') ? place : `/chats/${await findConversation(page, 'Elena')}`
    await openHydrated(page, path)
    const wrong: string[] = []
    const stops: Stop[] = []
    for (let at = 0; at < 45; at += 1) {
      await page.keyboard.press('Tab')
      const stop = await page.evaluate(inspectFocus, null)
      if (stop === null) break
      stops.push(stop)
      wrong.push(...(await describeProblem(page, stop)))
    }
    expect(stops.length).toBeGreaterThan(4)

    // The same stops again in the other theme, focused by script after a key press, which makes
    // focus visible like a key press.
    await page.emulateMedia({ colorScheme: 'dark' })
    for (const [at, { name }] of stops.entries()) {
      const stop = await page.evaluate(inspectFocus, at)
      if (stop === null) wrong.push(`dark: ${name} cannot be focused any more`)
      else wrong.push(...(await describeProblem(page, stop)).map((problem) => `dark: ${problem}`))
    }
    expect(wrong).toEqual([])
  },
)

async function inDialog(page: Page): Promise<boolean> {
  return page.evaluate(() => document.activeElement?.closest('dialog[open]') !== null)
}

async function readCredits(page: Page): Promise<number> {
  return page.evaluate(
    async () => ((await (await fetch('/api/credits')).json()) as { credits: number }).credits,
  )
}

/** Returns the id of the conversation that this page's member has with someone. */
async function findConversation(page: Page, name: string): Promise<string | undefined> {
  const { chats } = (await (await page.request.get('/api/chats')).json()) as {
    chats: { conversation: { id: string }; profile: { name: string } }[]
  }
  return chats.find(({ profile }) => profile.name === name)?.conversation.id
}
