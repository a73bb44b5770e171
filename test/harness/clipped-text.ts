import type { Page } from 'playwright-core'

/**
 * Returns how many pixels the page overflows its window horizontally. Compared with the requested
 * window, because on a phone a page that is too wide makes its own window wider.
 */
export async function measureOverflow(page: Page): Promise<number> {
  const width = page.viewportSize()?.width ?? 0
  return page.evaluate(
    (asked) => Math.max(document.documentElement.scrollWidth, window.innerWidth) - asked,
    width,
  )
}

/** Same with a badge on every tab and navigation entry, as after a busy weekend. */
export async function measureOverflowWithBadges(page: Page): Promise<number> {
  await page.evaluate(() => {
    for (const place of document.querySelectorAll('.tab, .tabbar > a, .nav-link')) {
      if (place.querySelector('.badge') !== null) continue
      const badge = document.createElement('span')
      badge.className = 'badge'
      badge.dataset.measured = ''
      const [figure, label] = [document.createElement('span'), document.createElement('span')]
      figure.textContent = '99+'
      label.className = 'sr-only'
      label.textContent = '128 neue Nachrichten'
      badge.append(figure, label)
      place.append(badge)
    }
  })
  const over = await measureOverflow(page)
  await page.evaluate(() => {
    for (const badge of document.querySelectorAll('[data-measured]')) badge.remove()
  })
  return over
}

/**
 * Returns texts that do not fit, one line each: texts overflowing their own box or clipped by an
 * ancestor. Scrollable areas are ignored.
 */
export async function findClippedTexts(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const found = new Set<string>()
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    while (walker.nextNode()) {
      const text = walker.currentNode.textContent?.trim() ?? ''
      const parent = walker.currentNode.parentElement
      if (
        text === '' ||
        parent === null ||
        !parent.checkVisibility({ visibilityProperty: true, opacityProperty: true })
      )
        continue
      // Message previews in the chat list may be truncated.
      if (parent.matches('.chat-row .truncate')) continue
      const range = document.createRange()
      range.selectNodeContents(walker.currentNode)
      const textRect = range.getBoundingClientRect()
      if (textRect.width === 0) continue
      let isOwnBox = true
      for (
        let box: HTMLElement | null = parent;
        box !== null && box !== document.body;
        box = box.parentElement
      ) {
        const style = getComputedStyle(box)
        if (style.display === 'inline' || style.display === 'contents') continue
        const edge = box.getBoundingClientRect()
        // Visible to screen readers only; a rotated box of one pixel is a little wider.
        if (
          edge.width < 1.5 ||
          style.overflowX === 'auto' ||
          style.overflowX === 'scroll' ||
          style.position === 'fixed'
        )
          break
        const cuts = style.overflowX === 'hidden' || style.overflowX === 'clip'
        const over = Math.max(edge.left - textRect.left, textRect.right - edge.right)
        if ((isOwnBox || cuts) && over > 1)
          found.add(
            `${box.tagName.toLowerCase()}.${box.className}: "${text}" by ${Math.round(over)} px`,
          )
        const lower =
          (style.overflowY === 'hidden' || style.overflowY === 'clip') &&
          style.webkitLineClamp === 'none'
            ? textRect.bottom - edge.bottom
            : 0
        if (lower > 4)
          found.add(
            `${box.tagName.toLowerCase()}.${box.className}: "${text}" cut below by ${Math.round(lower)} px`,
          )
        isOwnBox = false
      }
    }
    return [...found]
  })
}
