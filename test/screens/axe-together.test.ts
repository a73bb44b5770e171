import { expect, test } from 'vitest'
import { findScreenViolations } from '../harness/axe-screen.ts'
import { createPeople } from '../harness/people.ts'
import { findScreenFixtures, noScreenFixtures } from '../harness/screen-fixtures.ts'
import { interactionScreens } from '../harness/interaction-screens.ts'
import { withSite } from '../harness/with-site.ts'

const stage = withSite()
const person = createPeople(stage, {})

test.each(interactionScreens(noScreenFixtures).map(({ name }, at) => [name, at] as const))(
  'BEY-20 %s: no serious accessibility violation at 390 and 1440 px, light and dark',
  async (_, at) => {
    const screen = interactionScreens(await findScreenFixtures(stage.site()))[at]
    if (screen === undefined) throw new Error('no such screen')
    expect(await findScreenViolations(await person(screen.who), screen)).toEqual([])
  },
)
