import { expect, test } from 'vitest'
import type { Locale } from '#kernel/locale.ts'
import { createPeople } from '../harness/people.ts'
import { findPhoneProblems } from '../harness/phone-problems.ts'
import { screens } from '../harness/screens.ts'
import { someMembers } from '../harness/some-members.ts'
import { withSite } from '../harness/with-site.ts'

const stage = withSite()
const languages = ['de', 'pl'] as const satisfies readonly Locale[]
const people = { de: createPeople(stage, phone('de')), pl: createPeople(stage, phone('pl')) }
const onPhones = screens('', '').flatMap(({ name, wideOnly }, at) => (wideOnly ? [] : [[name, at] as const]))

test.each(onPhones)(
  'SITE-03 NAV-08 %s: fits a phone 390 and 320 px wide in German and Polish, fully translated',
  async (_, at) => {
    const { someone, fictional } = await someMembers(stage.site())
    const screen = screens(someone, fictional)[at]
    if (screen === undefined) throw new Error('no such screen')
    const wrong: string[] = []
    for (const language of languages)
      wrong.push(...(await findPhoneProblems(await people[language](screen.who), screen, language)))
    expect(wrong).toEqual([])
  },
)

function phone(locale: Locale) {
  return { width: 390, height: 844, locale }
}
