import { expect, test } from 'vitest'
import { findScreenProblems, phoneLanguages } from '../harness/find-screen-problems.ts'
import { createPhonePeople } from '../harness/people.ts'
import { screens } from '../harness/screens.ts'
import { someMembers } from '../harness/some-members.ts'
import { withSite } from '../harness/with-site.ts'

const stage = withSite({ limits: 'count' })
const person = createPhonePeople(stage)

// Ids are only known once the site is running; the list of screens is the same with any id.
const names = screens('', '').map(({ name, wideOnly = false }, at) => [name, at, wideOnly] as const)

async function findProblems(at: number): Promise<string[]> {
  const { someone, fictional } = await someMembers(stage.site())
  const screen = screens(someone, fictional)[at]
  if (screen === undefined) throw new Error('no such screen')
  return findScreenProblems(person(screen.who), screen)
}

test.each(names.filter(([, , wideOnly]) => !wideOnly))(
  `BEY-20 SITE-03 NAV-08 %s: no serious accessibility violation at 390 and 1440 px, light and dark; fits a phone 390 and 320 px wide in ${phoneLanguages.join(' and ')}, fully translated`,
  async (_, at) => {
    expect(await findProblems(at)).toEqual([])
  },
)

test.each(names.filter(([, , wideOnly]) => wideOnly))(
  'BEY-20 %s: no serious accessibility violation at 1440 px, light and dark',
  async (_, at) => {
    expect(await findProblems(at)).toEqual([])
  },
)
