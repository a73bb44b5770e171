import type { Page } from 'playwright-core'
import type { Locale } from '#kernel/locale.ts'
import { findColourViolations, findSeriousViolations } from '../axe.ts'
import { openScreen } from '../open-hydrated.ts'
import type { Screen } from '../screens.ts'

/**
 * Returns axe violations of a screen at 390 and 1440 px, light and dark. The page is loaded once
 * and then widened, unless something was opened on it: a menu or dialog may close or move when the
 * window is resized. `onPhone` runs after the checks at 390 px and adds its findings.
 */
export async function findScreenViolations(
  page: Page,
  screen: Screen,
  language: Locale = 'en',
  onPhone?: () => Promise<string[]>,
): Promise<string[]> {
  const findings: string[] = []
  let loaded = false
  for (const width of screen.wideOnly ? [1440] : [390, 1440]) {
    await page.setViewportSize({ width, height: 844 })
    await page.emulateMedia({ colorScheme: 'light' })
    if (!loaded || screen.open !== undefined) await openScreen(page, screen, language)
    loaded = true
    for (const finding of await findSeriousViolations(page))
      findings.push(`${width} light ${finding}`)
    await page.emulateMedia({ colorScheme: 'dark' })
    // The structure is the same in both themes.
    for (const finding of await findColourViolations(page))
      findings.push(`${width} dark ${finding}`)
    if (width < 400 && onPhone !== undefined) findings.push(...(await onPhone()))
  }
  return findings
}
