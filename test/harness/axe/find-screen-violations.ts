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
  // The wide window begins in the theme that the phone ended in: a change paints the whole page.
  for (const [width, first, second] of [
    [390, 'light', 'dark'],
    [1440, 'dark', 'light'],
  ] as const) {
    if (width < 400 && screen.wideOnly) continue
    await page.setViewportSize({ width, height: 844 })
    if (!loaded) await page.emulateMedia({ colorScheme: first })
    if (!loaded || screen.open !== undefined) await openScreen(page, screen, language)
    loaded = true
    for (const finding of await findSeriousViolations(page))
      findings.push(`${width} ${first} ${finding}`)
    await page.emulateMedia({ colorScheme: second })
    // The structure is the same in both themes.
    for (const finding of await findColourViolations(page))
      findings.push(`${width} ${second} ${finding}`)
    if (width < 400 && onPhone !== undefined) findings.push(...(await onPhone()))
  }
  return findings
}
