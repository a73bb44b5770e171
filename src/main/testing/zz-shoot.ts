import { startSite } from './start-site.ts'
import { launchBrowser } from '../../../e2e/browser/launch-browser.ts'
const site = await startSite({}, { cast: 'silent', limits: 'count' })
const browser = await launchBrowser()
try {
    const ctx = await browser.newContext({ viewport: { width:1440, height: 900 }, baseURL: site.url })
    await ctx.request.post('/dev/office', { form: { email: 'helene@minuet.example' } })
    const page = await ctx.newPage()
    page.on('pageerror', (e) => console.log('ERR', e.message)); page.on('console', (m) => console.log('CON', m.text()))
    await page.goto('/office/ads')
    await page.locator('.office-ad').first().waitFor()
    await page.locator('.office-ads-head button').click()
    await page.locator('form').waitFor()
    await page.locator('input[type="file"]').setInputFiles({ name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('no picture') })
    await page.waitForTimeout(1500)
    console.log((await page.locator('form').innerText()).slice(300, 900))
    await page.screenshot({ path: `/tmp/p3-form-x.png`, fullPage: true })
} finally { await browser.close(); await site.close() }
process.exit(0)
