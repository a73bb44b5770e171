import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { openHydrated } from '../harness/open-hydrated.ts'
import { focusedText, tabTo } from '../harness/keyboard.ts'
import { withSite } from '../harness/with-site.ts'

const stage = withSite()

test('BEY-20 log in, search, open a member, look at blocking and save a part of the profile, using only the keyboard', async () => {
  const page = await stage.visitor()
  await openHydrated(page, '/login')
  await page.keyboard.press('Tab')
  expect(await focusedText(page)).toBe('Skip to the content')
  await page.keyboard.press('Enter')
  await tabTo(page, 'E-mail address or user name')
  await page.keyboard.type('Jonas')
  await tabTo(page, 'Password')
  await page.keyboard.type('minuet-demo')
  await page.keyboard.press('Enter')
  await page.waitForURL((url) => url.pathname === '/members')
  await page.locator('html[data-awake]').waitFor({ state: 'attached' })

  await tabTo(page, '18–35')
  await page.keyboard.press('Space')
  await page.waitForURL((url) => url.searchParams.get('max_age') === '35')
  await tabTo(page, 'With photo')
  await page.keyboard.press('Space')
  await page.waitForURL((url) => url.searchParams.get('with_photo') === 'true')

  await page.locator('main .pcard-link').first().waitFor()
  const first = ((await page.locator('main .pcard-link').first().textContent()) ?? '').trim()
  await tabTo(page, first)
  await page.keyboard.press('Enter')
  await page.waitForURL(/\/members\/[0-9a-f-]{36}/)
  const heading = page.getByRole('heading', { level: 1 })
  await heading.filter({ hasText: first.split(',')[0] ?? '' }).waitFor()
  await expect.poll(() => heading.evaluate((element) => element === document.activeElement)).toBe(true)
  await expect.poll(() => page.title()).toContain(first.split(',')[0])

  await tabTo(page, 'More')
  await page.keyboard.press('Enter')
  await page.getByRole('menu').waitFor()
  await expect.poll(() => focusedText(page)).toBe('My private photos')
  await page.keyboard.press('End')
  await expect.poll(() => focusedText(page)).toMatch(/^Block /)
  await page.keyboard.press('Escape')
  await page.getByRole('menu').waitFor({ state: 'hidden' })
  await expect.poll(() => focusedText(page)).toBe('More')
  await page.keyboard.press('Enter')
  await page.getByRole('menu').waitFor()
  await expect.poll(() => focusedText(page)).toBe('My private photos')
  await page.keyboard.press('End')
  await expect.poll(() => focusedText(page)).toMatch(/^Block /)
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('alertdialog')
  await dialog.waitFor()
  for (let at = 0; at < 6; at += 1) {
    await page.keyboard.press('Tab')
    expect(
      await page.evaluate(
        () => document.activeElement === document.body || document.activeElement?.closest('dialog') !== null,
      ),
    ).toBe(true)
  }
  await page.keyboard.press('Escape')
  await dialog.waitFor({ state: 'hidden' })

  await page.goto('/profile')
  await page.locator('html[data-awake]').waitFor({ state: 'attached' })
  const about = page.getByRole('region', { name: 'About you' })
  await about.getByRole('textbox').waitFor()
  await tabTo(page, 'In your own words', 'textarea')
  await page.keyboard.press('ControlOrMeta+A')
  await page.keyboard.type('I tune pianos, and ride home along the water.')
  await tabTo(page, 'Save')
  await page.keyboard.press('Enter')
  await about.getByText('Saved', { exact: true }).waitFor()
  await page.reload()
  expect(await page.getByRole('region', { name: 'About you' }).getByRole('textbox').inputValue()).toBe(
    'I tune pianos, and ride home along the water.',
  )
})

test('BEY-20 CRED-04 CHAT-01 LIKE-03 like, meet a match, write, run short and buy credits on the provider’s page, using only the keyboard', async () => {
  await stage.site().server.product.sites.changeSettings(1, { undo_seconds: 0.3 })
  const page = await stage.visitor()
  await openHydrated(page, '/login?to=/likes')
  await tabTo(page, 'E-mail address or user name')
  await page.keyboard.type('jonas@minuet.example')
  await tabTo(page, 'Password')
  await page.keyboard.type('minuet-demo')
  await page.keyboard.press('Enter')
  await page.waitForURL((url) => url.pathname === '/likes')
  await page.locator('html[data-awake]').waitFor({ state: 'attached' })

  await tabTo(page, /^Liked you/)
  await page.keyboard.press('ArrowRight')
  await expect.poll(() => focusedText(page)).toMatch(/^You liked/)
  await page.keyboard.press('ArrowLeft')
  await tabTo(page, /^Nora, \d+/)
  await page.keyboard.press('Enter')
  await page.waitForURL(/\/members\/[0-9a-f-]{36}$/)
  // The link in the previous list has the same name: the new page's heading must have the focus.
  const heading = page.getByRole('heading', { level: 1, name: /^Nora, \d+/ })
  await expect.poll(() => heading.evaluate((element) => element === document.activeElement)).toBe(true)

  // She already likes him, so his like makes a match; the match dialog takes the focus and returns
  // it.
  await tabTo(page, 'Like Nora')
  await page.keyboard.press('Enter')
  const stageOn = page.getByRole('dialog', { name: 'It’s mutual: you and Nora' })
  await stageOn.waitFor()
  await expect.poll(() => inDialog(page)).toBe(true)
  await tabTo(page, 'Keep browsing')
  expect(await inDialog(page)).toBe(true)
  await page.keyboard.press('Escape')
  await stageOn.waitFor({ state: 'hidden' })
  await expect.poll(() => focusedText(page)).toBe('Like Nora')
  expect(await page.locator(':focus').getAttribute('aria-pressed')).toBe('true')

  await tabTo(page, 'Write to Nora')
  await page.keyboard.press('Enter')
  await page.waitForURL((url) => url.pathname.endsWith('/chat'))
  await expect.poll(() => focusedText(page)).not.toBe('')
  await tabTo(page, 'Ideas for a first line')
  await page.keyboard.press('Enter')
  const ideas = page.getByRole('dialog', { name: 'A first line for Nora' })
  await ideas.waitFor()
  await page.keyboard.press('Escape')
  await ideas.waitFor({ state: 'hidden' })
  await expect.poll(() => focusedText(page)).toBe('Ideas for a first line')
  await tabTo(page, 'Message to Nora')
  await page.keyboard.type('Which song is stuck in your head?')
  await tabTo(page, 'Send, free')
  await page.keyboard.press('Enter')
  await page.getByRole('log').getByText('Which song is stuck in your head?').waitFor()
  await expect.poll(() => focusedText(page)).toBe('Message to Nora')
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
    expect(await focusedText(page)).toBe('Message to Nora')
  }
  await page.keyboard.type('Four.')
  await page.getByText(/You have no credits left/).waitFor()
  await tabTo(page, 'Add credits')
  await page.keyboard.press('Enter')
  await page.waitForURL((url) => url.pathname === '/premium')
  await expect.poll(() => focusedText(page)).toBe('Premium comes with your first credits')

  await tabTo(page, 'Choose 60 credits')
  await page.keyboard.press('Enter')
  await page.waitForURL((url) => url.pathname === '/credits/p1')
  await expect.poll(() => focusedText(page)).toBe('Credits, bought once')
  await tabTo(page, /^iDEAL/)
  await page.keyboard.press('Space')
  await tabTo(page, /^Order and pay/)
  await page.keyboard.press('Enter')
  await page.getByText('Please tick this').waitFor()
  await expect.poll(() => focusedText(page)).toMatch(/^Add my credits right away/)
  await page.keyboard.press('Space')
  await tabTo(page, 'Order and pay €24.99')
  await page.keyboard.press('Enter')
  await page.getByText('Test payments. No real money moves.').waitFor()
  await tabTo(page, 'Pay')
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { level: 1, name: '60 credits added' }).waitFor()
  await page.locator('html[data-awake]').waitFor({ state: 'attached' })
  await tabTo(page, /^Messages/)
  await page.keyboard.press('Enter')
  await page.waitForURL((url) => url.pathname === '/chats')
  await tabTo(page, 'Nora')
  await page.keyboard.press('Enter')
  await page.waitForURL(/\/chats\/[0-9a-f-]{36}$/)
  await tabTo(page, 'Message to Nora')
  expect(await page.getByRole('textbox', { name: 'Message to Nora' }).inputValue()).toBe('Four.')
  await page.keyboard.press('Enter')
  await page.getByRole('log').getByText('Four.', { exact: true }).waitFor()
  await expect.poll(() => readCredits(page)).toBe(58)
  expect(await focusedText(page)).toBe('Message to Nora')
}, 90_000)

test('BEY-20 the skip link comes first, is visible when focused, and skips the navigation', async () => {
  const page = await stage.visitor()
  for (const path of ['/', '/members', '/pages/terms']) {
    await openHydrated(page, path)
    const link = page.getByRole('link', { name: 'Skip to the content' })
    await page.keyboard.press('Tab')
    expect([path, await focusedText(page)]).toEqual([path, 'Skip to the content'])
    const box = await link.boundingBox()
    expect(box?.y).toBeGreaterThanOrEqual(0)
    expect(box?.height).toBeGreaterThanOrEqual(24)
    await page.keyboard.press('Enter')
    await page.keyboard.press('Tab')
    expect([path, await page.evaluate(() => document.activeElement?.closest('main') !== null)]).toEqual([path, true])
  }
})

async function inDialog(page: Page): Promise<boolean> {
  return page.evaluate(() => document.activeElement?.closest('dialog[open]') !== null)
}

async function readCredits(page: Page): Promise<number> {
  return page.evaluate(async () => ((await (await fetch('/api/credits')).json()) as { credits: number }).credits)
}
