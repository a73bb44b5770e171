import type { Page } from 'playwright-core'
import type { Locale } from '#kernel/locale.ts'
import type { Screen } from './screens.ts'

/**
 * Opens an address and waits until the page is hydrated; not for pages that run on demand or have
 * no code.
 */
export async function openHydrated(page: Page, path: string): Promise<void> {
  await page.goto(path)
  const runsOnDemand = /^\/((?:pages|landers)\/[^?]*|dev\/pay\/[^?]*)?(\?.*)?$/.test(path)
  if (runsOnDemand) return
  // Simulates user activity, so that the page doesn't wait for it.
  await page.evaluate(() => void dispatchEvent(new Event('pointerup')))
  await page.locator('html[data-awake]').waitFor({ state: 'attached' })
}

/** Opens a screen in a language and takes the steps that lead to it. */
export async function openScreen(page: Page, screen: Screen, language: Locale): Promise<void> {
  await screen.prepare?.(page)
  await openHydrated(page, screen.path.replace('{locale}', language))
  await screen.ready?.(page)
  await screen.open?.(page)
}
