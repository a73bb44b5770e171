import type { Page } from 'playwright-core'

/** Opens an address and waits until the page works; a still page works at once. */
export async function goAwake(page: Page, path: string): Promise<void> {
  await page.goto(path)
  const still = /^\/(pages\/[^?]*|dev\/pay\/[^?]*)?(\?.*)?$/.test(path)
  if (!still) await page.locator('html[data-awake]').waitFor({ state: 'attached' })
}
