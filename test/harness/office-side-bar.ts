import type { Page } from 'playwright-core'
import { type AnyPhraseKey, phrase } from '#app/testing/phrase.ts'
import { openHydrated } from './open-hydrated.ts'
import type { Stage } from './with-site.ts'

/** Opens an office screen as a staff member. */
export async function openOffice(
  stage: Stage,
  who: string,
  path: string,
  width = 1440,
): Promise<Page> {
  const page = await stage.visitor({ width })
  await page.context().request.post('/dev/office', { form: { email: `${who}@minuet.example` } })
  await openHydrated(page, path)
  return page
}

export const listScreens = (page: Page) =>
  page.getByRole('navigation', { name: phrase('staff.shell.label') })

export const listCurrent = (page: Page) =>
  listScreens(page).locator('[aria-current="page"]').allTextContents()

/** Each heading with the entries below it. */
export const listGroups = (page: Page) =>
  listScreens(page)
    .locator('ul')
    .evaluateAll((lists) =>
      lists.map((list) => {
        const heading =
          document.getElementById(list.getAttribute('aria-labelledby') ?? '')?.textContent ?? ''
        return `${heading}: ${[...list.querySelectorAll('a > span:first-of-type')].map((name) => name.textContent).join(', ')}`
      }),
    )

export const describeGroup = (heading: AnyPhraseKey, ...screens: AnyPhraseKey[]) =>
  `${phrase(heading)}: ${screens.map((title) => phrase(title)).join(', ')}`
