import type { Page } from 'playwright-core'

/**
 * Opens an address and waits until the page is hydrated; pages that hydrate on interaction don't
 * wait.
 */
export async function openHydrated(page: Page, path: string): Promise<void> {
  await page.goto(path)
  const hydratesOnInteraction = /^\/(pages\/[^?]*|dev\/pay\/[^?]*)?(\?.*)?$/.test(path)
  if (!hydratesOnInteraction) await page.locator('html[data-awake]').waitFor({ state: 'attached' })
}
