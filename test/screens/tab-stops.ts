import type { Page } from 'playwright-core'

export interface Stop {
  readonly name: string
  /** Null when the focus is visible; `slider` for an element to be compared visually. */
  readonly problem: string | null
}

export async function describeProblem(page: Page, { name, problem }: Stop): Promise<string[]> {
  if (problem === null) return []
  if (problem !== 'slider') return [`${name}: ${problem}`]
  const slider = page.locator(':focus')
  const clip = (await slider.boundingBox()) ?? { x: 0, y: 0, width: 1, height: 1 }
  const shown = await page.screenshot({ clip })
  const handle = await slider.elementHandle()
  await handle?.evaluate((element) => (element as HTMLElement).blur())
  const same = shown.equals(await page.screenshot({ clip }))
  await handle?.evaluate((element) => (element as HTMLElement).focus())
  return same ? [`${name}: looks the same without focus`] : []
}

/**
 * Runs in the page. Records the focused element, or focuses the one recorded at an index, and
 * returns its name and why its focus is not visible; null at the end of the page.
 */
export async function inspectFocus(at: number | null): Promise<Stop | null> {
  const remembered = ((globalThis as { tabStops?: HTMLElement[] }).tabStops ??= [])
  if (at !== null) remembered[at]?.focus()
  const element = document.activeElement as
    | (HTMLElement & { labels?: NodeListOf<HTMLLabelElement> })
    | null
  if (element === null || element === document.body) return null
  if (at !== null && element !== remembered[at]) return null
  if (at === null) remembered.push(element)
  await Promise.allSettled(element.getAnimations({ subtree: true }).map(({ finished }) => finished))
  const name =
    (
      element.getAttribute('aria-label') ??
      element.labels?.[0]?.textContent ??
      element.textContent ??
      ''
    ).trim() || element.outerHTML.slice(0, 80)
  const box = element.getBoundingClientRect()
  if (box.bottom <= 0 || box.top >= innerHeight || box.right <= 0 || box.left >= innerWidth)
    return { name, problem: 'out of sight' }
  // A slider's focus ring is drawn around its thumb and cannot be read from computed styles.
  if (element.matches('input[type="range"]')) return { name, problem: 'slider' }
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
  return { name, problem: ring ? null : `no ring on ${element.outerHTML.slice(0, 120)}` }
}
