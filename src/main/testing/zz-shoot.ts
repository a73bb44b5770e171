import { startSite } from './start-site.ts'
import { launchBrowser } from '../../../e2e/browser/launch-browser.ts'
const site = await startSite({}, { cast: 'silent', limits: 'count' })
const browser = await launchBrowser()
const base = `http://sarabande.localhost:${site.port}`
try {
  for (const [w, dark, loc] of [[390, false, 'de'], [1440, false, 'en'], [768, true, 'de'], [1440, true, 'fr']] as const) {
    const c = await browser.newContext({ viewport: { width: w, height: 900 }, colorScheme: dark ? 'dark' : 'light', reducedMotion: 'reduce', baseURL: base })
    await c.addCookies([{ name: 'i18n_redirected', value: loc, url: base }])
    const p = await c.newPage()
    await p.goto('/dev/as'); await p.getByRole('button', { name: 'Clara', exact: true }).click(); await p.waitForURL('**/members**')
    await p.waitForLoadState('networkidle')
    const ads = p.locator('[data-ads]')
    await ads.scrollIntoViewIfNeeded(); await p.waitForTimeout(500)
    await p.screenshot({ path: `/tmp/w3shots/ads-${w}-${loc}${dark ? '-d' : ''}.png` })
    await ads.locator('a').first().click(); await p.waitForURL('**/sponsored/**'); await p.waitForLoadState('networkidle')
    await p.screenshot({ path: `/tmp/w3shots/leave-${w}-${loc}${dark ? '-d' : ''}.png` })
    if (w !== 768) { await p.goto('/profile#privacy'); await p.waitForLoadState('networkidle'); await p.locator('#privacy').scrollIntoViewIfNeeded(); await p.waitForTimeout(300)
    await p.screenshot({ path: `/tmp/w3shots/privacy-${w}-${loc}${dark ? '-d' : ''}.png` }) }
    await c.close()
  }
} finally { await browser.close(); await site.close() }
