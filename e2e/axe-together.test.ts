import { expect, test } from 'vitest'
import { findingsOnScreen } from './browser/axe-screen.ts'
import { createPeople } from './browser/people.ts'
import { findPlaces, nowhere } from './browser/places.ts'
import { screensTogether } from './browser/screens-together.ts'
import { withSite } from './browser/with-site.ts'

const stage = withSite()
const person = createPeople(stage, {})

test.each(screensTogether(nowhere).map(({ name }, at) => [name, at] as const))(
  'BEY-20 %s: no serious finding at 390 and 1440 px, light and dark',
  async (_, at) => {
    const screen = screensTogether(await findPlaces(stage.site()))[at]
    if (screen === undefined) throw new Error('no such screen')
    expect(await findingsOnScreen(await person(screen.who), screen)).toEqual([])
  },
)
