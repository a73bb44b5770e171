import type { Page } from 'playwright-core'

/** Returns the text of the focused element; empty at the end of the page. */
export async function focusedText(page: Page): Promise<string> {
  return page.evaluate(() => {
    const element = document.activeElement as (HTMLElement & { labels?: NodeListOf<HTMLLabelElement> }) | null
    if (element === null || element === document.body) return ''
    const named = element.getAttribute('aria-label') ?? element.labels?.[0]?.textContent ?? element.textContent ?? ''
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

/**
 * Returns why the focus is not visible (out of view or no ring), `slider` for an element to be
 * checked visually, or null when the focus is visible.
 */
export async function findFocusProblem(page: Page): Promise<string | null> {
  return page.evaluate(async () => {
    const element = document.activeElement as HTMLElement
    await Promise.allSettled(element.getAnimations({ subtree: true }).map(({ finished }) => finished))
    const box = element.getBoundingClientRect()
    if (box.bottom <= 0 || box.top >= innerHeight || box.right <= 0 || box.left >= innerWidth) return 'out of sight'
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
    // A slider's focus ring is drawn around its thumb and cannot be read from computed styles; it
    // is checked visually below.
    if (element.matches('input[type="range"]')) return 'slider'
    return ring ? null : `no ring on ${element.outerHTML.slice(0, 120)}`
  })
}
