import type { Page } from 'playwright-core'

/** Returns the text of the focused element; empty at the end of the page. */
export async function focusedText(page: Page): Promise<string> {
  return page.evaluate(() => {
    const element = document.activeElement as
      | (HTMLElement & { labels?: NodeListOf<HTMLLabelElement> })
      | null
    if (element === null || element === document.body) return ''
    const named =
      element.getAttribute('aria-label') ??
      element.labels?.[0]?.textContent ??
      element.textContent ??
      ''
    return named.trim() || element.outerHTML.slice(0, 80)
  })
}

/** Presses Tab until an element with this name has focus. */
export async function tabTo(page: Page, name: string | RegExp, tag = '*'): Promise<void> {
  const passed: string[] = []
  for (let at = 0; at < 150; at += 1) {
    await page.keyboard.press('Tab')
    const here = await focusedText(page)
    const there = typeof name === 'string' ? here === name : name.test(here)
    if (there && (await page.locator(`${tag}:focus`).count()) > 0) return
    passed.push(here)
  }
  throw new Error(`Tab never reached ${name}, only: ${passed.join(' | ')}`)
}
