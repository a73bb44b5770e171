import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { goAwake } from './browser/awake.ts'
import { withSite } from './browser/with-site.ts'

const stage = withSite()

test('BEY-20 log in, search, open a member, look at blocking and save a part of the profile, by keyboard alone', async () => {
  const page = await stage.visitor()
  await goAwake(page, '/login')
  await page.keyboard.press('Tab')
  expect(await focused(page)).toBe('Skip to the content')
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
  await expect.poll(() => focused(page)).toMatch(/^Block /)
  await page.keyboard.press('Escape')
  await page.getByRole('menu').waitFor({ state: 'hidden' })
  await expect.poll(() => focused(page)).toBe('More')
  await page.keyboard.press('Enter')
  await expect.poll(() => focused(page)).toMatch(/^Block /)
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

test.each(['/login', '/members', '/signup', '/reset-password'])(
  'BEY-20 every stop of the Tab key on %s is in sight and shows its focus',
  async (path) => {
    for (const dark of [false, true]) {
      const page = await stage.visitor({ dark })
      await goAwake(page, path)
      const wrong: string[] = []
      const stops: string[] = []
      for (let at = 0; at < 45; at += 1) {
        await page.keyboard.press('Tab')
        const name = await focused(page)
        if (name === '') break
        stops.push(name)
        const fault = await page.evaluate(async () => {
          const element = document.activeElement as HTMLElement
          await Promise.allSettled(element.getAnimations({ subtree: true }).map(({ finished }) => finished))
          const box = element.getBoundingClientRect()
          if (box.bottom <= 0 || box.top >= innerHeight || box.right <= 0 || box.left >= innerWidth)
            return 'out of sight'
          const rings: (Element | null)[] = [
            element,
            element.nextElementSibling,
            element.parentElement,
            element.closest('label, .field-box, .pcard, li'),
          ]
          const ring = rings.some((each) => {
            if (each === null) return false
            return [null, '::before', '::after'].some((part) => {
              const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(each, part)
              return (
                (outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2) ||
                (each === element && boxShadow !== 'none')
              )
            })
          })
          // A slider's ring lies around its thumb, which no style can be read of: it is looked at below.
          if (element.matches('input[type="range"]')) return 'slider'
          return ring ? null : `no ring on ${element.outerHTML.slice(0, 120)}`
        })
        if (fault === 'slider') {
          const slider = page.locator(':focus')
          const clip = (await slider.boundingBox()) ?? { x: 0, y: 0, width: 1, height: 1 }
          const shown = await page.screenshot({ clip })
          const handle = await slider.elementHandle()
          await handle?.evaluate((element) => (element as HTMLElement).blur())
          if (shown.equals(await page.screenshot({ clip }))) wrong.push(`${name}: looks the same without focus`)
          await handle?.evaluate((element) => (element as HTMLElement).focus())
        } else if (fault !== null) wrong.push(`${name}: ${fault}`)
      }
      expect(stops.length).toBeGreaterThan(4)
      expect(wrong).toEqual([])
    }
  },
)

test('BEY-20 the skip link comes first, is seen when it has focus, and leads past the navigation', async () => {
  const page = await stage.visitor()
  for (const path of ['/', '/members', '/pages/terms']) {
    await goAwake(page, path)
    const link = page.getByRole('link', { name: 'Skip to the content' })
    await page.keyboard.press('Tab')
    expect([path, await focused(page)]).toEqual([path, 'Skip to the content'])
    const box = await link.boundingBox()
    expect(box?.y).toBeGreaterThanOrEqual(0)
    expect(box?.height).toBeGreaterThanOrEqual(24)
    await page.keyboard.press('Enter')
    await page.keyboard.press('Tab')
    expect([path, await page.evaluate(() => document.activeElement?.closest('main') !== null)]).toEqual([path, true])
  }
})

/** The words of what has focus; nothing when the page's end is reached. */
async function focused(page: Page): Promise<string> {
  return page.evaluate(() => {
    const element = document.activeElement as (HTMLElement & { labels?: NodeListOf<HTMLLabelElement> }) | null
    if (element === null || element === document.body) return ''
    const named = element.getAttribute('aria-label') ?? element.labels?.[0]?.textContent ?? element.textContent ?? ''
    return named.trim() || element.outerHTML.slice(0, 80)
  })
}

/** Presses Tab until something of that name has focus. */
async function tabTo(page: Page, name: string, tag = '*'): Promise<void> {
  const passed: string[] = []
  for (let at = 0; at < 150; at += 1) {
    await page.keyboard.press('Tab')
    const here = await focused(page)
    if (here === name && (await page.locator(`${tag}:focus`).count()) > 0) return
    passed.push(here)
  }
  throw new Error(`Tab never came to "${name}", only to: ${passed.join(' | ')}`)
}
