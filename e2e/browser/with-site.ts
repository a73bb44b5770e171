import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll } from 'vitest'
import { startSite, type TestSite } from '#main/testing/start-site.ts'
import { sharedBrowser } from './launch-browser.ts'

/** A site of its own and people at a browser, for the journeys of one file. */
export interface Stage {
  readonly site: () => TestSite
  /** A fresh person at a fresh device. */
  visitor(options?: VisitorOptions): Promise<Page>
}

interface VisitorOptions {
  readonly width?: number
  readonly height?: number
  readonly locale?: string
  readonly dark?: boolean
  /** Logs in as someone of the cast. */
  readonly as?: string
}

/** Starts a site with the demo's cast (or bare) before the file's tests, with `env` beside the usual; after them it ends, and all windows are closed. */
export function withSite(
  options: { cast?: boolean | 'silent'; env?: () => Promise<Readonly<Record<string, string>>> } = {},
): Stage {
  let site: TestSite | undefined
  let browser: Browser | undefined

  beforeAll(async () => {
    ;[site, browser] = await Promise.all([
      startSite((await options.env?.()) ?? {}, { cast: options.cast ?? true }),
      sharedBrowser(),
    ])
  })
  afterAll(async () => {
    await Promise.all(browser?.contexts().map((context) => context.close()) ?? [])
    await site?.close()
  })

  return {
    site: () => site as TestSite,
    async visitor({ width = 1440, height = 900, locale = 'en', dark = false, as } = {}) {
      const context = await (browser as Browser).newContext({
        viewport: { width, height },
        colorScheme: dark ? 'dark' : 'light',
        reducedMotion: 'reduce',
        baseURL: (site as TestSite).url,
        hasTouch: width < 768,
      })
      await context.addCookies([{ name: 'i18n_redirected', value: locale, url: (site as TestSite).url }])
      const page = await context.newPage()
      if (as !== undefined) {
        await page.goto('/dev/as')
        await page.getByRole('button', { name: as, exact: true }).click()
        await page.waitForURL('**/members**')
      }
      return page
    },
  }
}
