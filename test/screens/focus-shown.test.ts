import { expect, test } from 'vitest'
import { openHydrated } from '../harness/open-hydrated.ts'
import { findFocusProblem, focusedText } from '../harness/keyboard.ts'
import { findScreenFixtures } from '../harness/screen-fixtures.ts'
import { withSite } from '../harness/with-site.ts'

const stage = withSite()

test.each<[path: string, as?: string]>([
  ['/login'],
  ['/members'],
  ['/signup'],
  ['/reset-password'],
  ['/premium'],
  ['/likes', 'Jonas'],
  ['/chats', 'Jonas'],
  ['the conversation with Elena', 'Jonas'],
  ['/credits/p1', 'Jonas'],
])('BEY-20 every tab stop on %s is visible and shows its focus', async (place, as) => {
  const path = place.startsWith('/') ? place : `/chats/${(await findScreenFixtures(stage.site())).conversation}`
  for (const dark of [false, true]) {
    const page = await stage.visitor({ dark, ...(as !== undefined && { as }) })
    await openHydrated(page, path)
    const wrong: string[] = []
    const stops: string[] = []
    for (let at = 0; at < 45; at += 1) {
      await page.keyboard.press('Tab')
      const name = await focusedText(page)
      if (name === '') break
      stops.push(name)
      const fault = await findFocusProblem(page)
      if (fault === 'slider') {
        const slider = page.locator(':focus')
        const clip = (await slider.boundingBox()) ?? { x: 0, y: 0, width: 1, height: 1 }
        const shown = await page.screenshot({ clip })
        const handle = await slider.elementHandle()
        await handle?.evaluate((element) => (element as HTMLElement).blur())
        if (shown.equals(await page.screenshot({ clip }))) wrong.push(`${name}: looks the same without focus`)
        await handle?.evaluate((element) => (element as HTMLElement).focus())
      } else if (fault !== null) wrong.push(`${name}: ${fault}`)
    }
    expect(stops.length).toBeGreaterThan(4)
    expect(wrong).toEqual([])
  }
})
