import type { Locator, Page } from 'playwright-core'
import { expect } from 'vitest'

/**
 * Waits for what a page's own timers bring, such as the end of its tries, with the page's clock running ahead. `page.clock.install()`
 * has to come before what sets them.
 */
export async function runAheadTo(page: Page, what: Locator): Promise<void> {
  const ahead = async () => {
    await page.clock.runFor(4_000)
    return what.isVisible()
  }
  await expect.poll(ahead, { timeout: 45_000 }).toBe(true)
}
