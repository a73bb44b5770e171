import { expect, test } from 'vitest'
import { findScreenViolations } from '../harness/axe-screen.ts'
import { createPeople } from '../harness/people.ts'
import { screens } from '../harness/screens.ts'
import { someMembers } from '../harness/some-members.ts'
import { withSite } from '../harness/with-site.ts'

const stage = withSite()
const person = createPeople(stage, {})

// Ids are only known once the site is running; the list of screens is the same with any id.
test.each(screens('', '').map(({ name }, at) => [name, at] as const))(
  'BEY-20 %s: no serious accessibility violation at 390 and 1440 px, light and dark',
  async (_, at) => {
    const { someone, fictional } = await someMembers(stage.site())
    const screen = screens(someone, fictional)[at]
    if (screen === undefined) throw new Error('no such screen')
    expect(await findScreenViolations(await person(screen.who), screen)).toEqual([])
  },
)
