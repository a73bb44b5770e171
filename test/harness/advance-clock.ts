import type { Locator, Page } from 'playwright-core'
import { expect } from 'vitest'

/**
 * Advances the page's clock until its own timers have had an effect, such as ending its retries.
 * `page.clock.install()` must be called before those timers are set.
 */
export async function advanceClockUntil(page: Page, what: Locator): Promise<void> {
  const ahead = async () => {
    await page.clock.runFor(4_000)
    return what.isVisible()
  }
  await expect.poll(ahead, { timeout: 45_000 }).toBe(true)
}
