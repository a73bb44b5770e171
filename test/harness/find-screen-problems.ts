import type { Page } from 'playwright-core'
import type { Locale } from '#kernel/locale.ts'
import { findScreenViolations } from './axe/find-screen-violations.ts'
import { findOpenPhoneProblems, findPhoneProblems } from './phone-problems.ts'
import type { Screen } from './screens.ts'

/**
 * The languages in which each screen is checked on a phone. German has the longest words; a full run
 * adds Polish and French, which have the longest sentences.
 */
export const phoneLanguages: readonly Locale[] =
  process.env.MINUET_LANGUAGES === 'all' ? ['de', 'pl', 'fr'] : ['de']

/**
 * Visits a screen in German for axe at 390 and 1440 px, light and dark, and in each of the phone
 * languages for texts that do not fit a phone 390 or 320 px wide or are not translated.
 */
export async function findScreenProblems(
  pageIn: (language: Locale) => Promise<Page>,
  screen: Screen,
): Promise<string[]> {
  const page = await pageIn('de')
  const problems = await findScreenViolations(page, screen, 'de', () =>
    findOpenPhoneProblems(page, screen, 'de'),
  )
  await page.unrouteAll()
  if (screen.wideOnly) return problems
  for (const language of phoneLanguages.filter((one) => one !== 'de')) {
    const other = await pageIn(language)
    problems.push(...(await findPhoneProblems(other, screen, language)))
    await other.unrouteAll()
  }
  return problems
}
