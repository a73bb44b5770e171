import { expect, test } from 'vitest'
import type { Locale } from '#kernel/locale.ts'
import { goAwake } from './browser/awake.ts'
import { clippedTexts, sideways } from './browser/clipped-text.ts'
import { createPeople } from './browser/people.ts'
import { screens } from './browser/screens.ts'
import { someMembers } from './browser/some-members.ts'
import { untranslatedTexts } from './browser/untranslated-texts.ts'
import { withSite } from './browser/with-site.ts'

const stage = withSite()
const languages = ['de', 'pl'] as const satisfies readonly Locale[]
const people = { de: createPeople(stage, phone('de')), pl: createPeople(stage, phone('pl')) }
const onPhones = screens('', '').flatMap(({ name, wideOnly }, at) => (wideOnly ? [] : [[name, at] as const]))

test.each(onPhones)(
  'SITE-03 NAV-08 %s: fits a phone of 390 and 320 px in German and Polish, all in that language',
  async (_, at) => {
    const { someone, fictional } = await someMembers(stage.site())
    const screen = screens(someone, fictional)[at]
    if (screen === undefined) throw new Error('no such screen')
    const wrong: string[] = []
    for (const language of languages) {
      const page = await people[language](screen.who)
      await page.setViewportSize({ width: 390, height: 844 })
      await goAwake(page, screen.path)
      await screen.open?.(page)
      expect(await page.locator('html').getAttribute('lang')).toBe(language)
      for (const width of [390, 320]) {
        await page.setViewportSize({ width, height: 844 })
        const over = await sideways(page)
        if (over > 0) wrong.push(`${language} ${width}: the page is ${over} px too wide`)
        wrong.push(...(await clippedTexts(page)).map((text) => `${language} ${width}: ${text}`))
      }
      if (!screen.workshop)
        wrong.push(...(await untranslatedTexts(page, language)).map((text) => `${language}: ${text}`))
    }
    expect(wrong).toEqual([])
  },
)

function phone(locale: Locale) {
  return { width: 390, height: 844, locale }
}
