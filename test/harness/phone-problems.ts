import type { Page } from 'playwright-core'
import type { Locale } from '#kernel/locale.ts'
import { openScreen } from './open-hydrated.ts'
import { findClippedTexts, measureOverflow, measureOverflowWithBadges } from './clipped-text.ts'
import type { Screen } from './screens.ts'
import { findUntranslatedTexts } from './untranslated-texts.ts'

/**
 * Opens a screen in a language on a phone; returns texts that do not fit one 390 or 320 px wide,
 * and texts that are not translated.
 */
export async function findPhoneProblems(
  page: Page,
  screen: Screen,
  language: Locale,
): Promise<string[]> {
  await page.setViewportSize({ width: 390, height: 844 })
  await openScreen(page, screen, language)
  return findOpenPhoneProblems(page, screen, language)
}

/** Same on a screen that is already open. */
export async function findOpenPhoneProblems(
  page: Page,
  screen: Screen,
  language: Locale,
): Promise<string[]> {
  const wrong: string[] = []
  const lang = await page.locator('html').getAttribute('lang')
  if (lang !== language) wrong.push(`${language}: the page is in ${lang}`)
  for (const width of [390, 320]) {
    if (page.viewportSize()?.width !== width) await page.setViewportSize({ width, height: 844 })
    const over = await measureOverflow(page)
    if (over > 0) wrong.push(`${language} ${width}: the page is ${over} px too wide`)
    const badged = await measureOverflowWithBadges(page)
    if (badged > 0)
      wrong.push(`${language} ${width}: with badges the page is ${badged} px too wide`)
    wrong.push(...(await findClippedTexts(page)).map((text) => `${language} ${width}: ${text}`))
  }
  if (!screen.workshop)
    wrong.push(
      ...(await findUntranslatedTexts(page, language)).map((text) => `${language}: ${text}`),
    )
  return wrong
}
