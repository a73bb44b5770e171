import { expect, test } from 'vitest'
import type { Locale } from '#kernel/locale.ts'
import { createPeople } from './browser/people.ts'
import { faultsOnPhone } from './browser/phone-screen.ts'
import { screens } from './browser/screens.ts'
import { someMembers } from './browser/some-members.ts'
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
    for (const language of languages)
      wrong.push(...(await faultsOnPhone(await people[language](screen.who), screen, language)))
    expect(wrong).toEqual([])
  },
)

function phone(locale: Locale) {
  return { width: 390, height: 844, locale }
}
