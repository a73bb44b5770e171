import { expect, test } from 'vitest'
import { findScreenProblems, phoneLanguages } from '../harness/find-screen-problems.ts'
import { interactionScreens } from '../harness/interaction-screens.ts'
import { createPhonePeople } from '../harness/people.ts'
import { findScreenFixtures, noScreenFixtures } from '../harness/screen-fixtures.ts'
import { withSite } from '../harness/with-site.ts'

const stage = withSite({ limits: 'count' })
const person = createPhonePeople(stage)

test.each(interactionScreens(noScreenFixtures).map(({ name }, at) => [name, at] as const))(
  `BEY-20 SITE-03 NAV-08 %s: no serious accessibility violation at 390 and 1440 px, light and dark; fits a phone 390 and 320 px wide in ${phoneLanguages.join(' and ')}, fully translated`,
  async (_, at) => {
    const screen = interactionScreens(await findScreenFixtures(stage.site()))[at]
    if (screen === undefined) throw new Error('no such screen')
    expect(await findScreenProblems(person(screen.who), screen)).toEqual([])
  },
)
