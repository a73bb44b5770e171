import { expect, test } from 'vitest'
import { goAwake } from './browser/awake.ts'
import { seriousFindings } from './browser/axe.ts'
import { createPeople } from './browser/people.ts'
import { screens } from './browser/screens.ts'
import { someMembers } from './browser/some-members.ts'
import { withSite } from './browser/with-site.ts'

const stage = withSite()
const person = createPeople(stage, {})

/** The structure is the same in both themes, so the dark one is only asked about its colours. */
const colours = ['color-contrast', 'link-in-text-block']

// Ids are only known once the site runs; the list of screens is the same with any.
test.each(screens('', '').map(({ name }, at) => [name, at] as const))(
  'BEY-20 %s: no serious finding at 390 and 1440 px, light and dark',
  async (_, at) => {
    const { someone, fictional } = await someMembers(stage.site())
    const screen = screens(someone, fictional)[at]
    if (screen === undefined) throw new Error('no such screen')
    const page = await person(screen.who)
    const findings: string[] = []
    for (const width of screen.wideOnly ? [1440] : [390, 1440]) {
      await page.setViewportSize({ width, height: 844 })
      await page.emulateMedia({ colorScheme: 'light' })
      await goAwake(page, screen.path)
      await screen.open?.(page)
      for (const finding of await seriousFindings(page)) findings.push(`${width} light ${finding}`)
      await page.emulateMedia({ colorScheme: 'dark' })
      await page.waitForFunction(() => !document.getAnimations().some((motion) => motion instanceof CSSTransition))
      for (const finding of await seriousFindings(page, colours)) findings.push(`${width} dark ${finding}`)
    }
    expect(findings).toEqual([])
  },
)
