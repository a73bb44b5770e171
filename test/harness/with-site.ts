import type { Browser, BrowserContext, Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest'
import { startSite, type TestSite } from '#app/testing/start-site.ts'
import { allocatePort } from '#platform/server/testing/allocate-port.ts'
import { releaseVisitor, takeVisitor } from './visitor-pool.ts'
import { sharedBrowser } from './launch-browser.ts'

/** A running site and browser pages for the tests of one file. */
export interface Stage {
  readonly site: () => TestSite
  /** Opens a page for a new visitor on a new device. */
  visitor(options?: VisitorOptions): Promise<Page>
}

interface VisitorOptions {
  readonly width?: number
  readonly height?: number
  readonly locale?: string
  readonly dark?: boolean
  /** Logs in as a cast member; the page is then on the site's icon, which is quick to load. */
  readonly as?: string
  /** Lets pages register the service worker, which costs time and answers for the site. */
  readonly worker?: boolean
  /** Opens a page that is only read as the server renders it; such pages are kept apart. */
  readonly reads?: boolean
  /** Keeps the page open for later tests. Pages opened before the first test always stay open. */
  readonly stays?: boolean
}

/** One port for the sites of a process, so that a browser finds their scripts in its cache. */
let port: Promise<number> | undefined

/**
 * Starts a site with the demo cast (or bare) before the file's tests, with `env` added to the usual
 * settings, and stops it afterwards. A test's pages are closed or emptied when it ends: otherwise they
 * would keep rendering, running timers and sending requests alongside the next ones.
 */
export function withSite(
  options: {
    cast?: boolean | 'silent'
    env?: () => Promise<Readonly<Record<string, string>>>
    signUpChallenge?: boolean
    /** With `count`, a person's pages may send more requests than the rate limits allow. */
    limits?: 'count'
  } = {},
): Stage {
  let site: TestSite | undefined
  let browser: Browser | undefined
  let ofTest: BrowserContext[] | undefined
  let ofFile: BrowserContext[] = []

  beforeAll(async () => {
    ;[site, browser] = await Promise.all([
      startSite(
        { MINUET_PORT: String(await (port ??= allocatePort())), ...(await options.env?.()) },
        {
          cast: options.cast ?? true,
          ...(options.signUpChallenge && { signUpChallenge: true }),
          ...(options.limits && { limits: options.limits }),
        },
      ),
      sharedBrowser(),
    ])
  })
  beforeEach(() => {
    ofTest = []
  })
  afterEach(async () => {
    await release(ofTest ?? [])
  })
  afterAll(async () => {
    await release(ofFile)
    ofFile = []
    await site?.close()
  })

  async function release(contexts: BrowserContext[]): Promise<void> {
    await Promise.all(contexts.map((context) => releaseVisitor(browser as Browser, context)))
  }

  return {
    site: () => site as TestSite,
    async visitor({
      width = 1440,
      height = 900,
      locale = 'en',
      dark = false,
      as,
      worker = false,
      reads = false,
      stays = false,
    } = {}) {
      const page = await takeVisitor(
        browser as Browser,
        {
          viewport: { width, height },
          colorScheme: dark ? 'dark' : 'light',
          reducedMotion: 'reduce',
          baseURL: (site as TestSite).url,
          hasTouch: width < 768,
          serviceWorkers: worker ? 'allow' : 'block',
        },
        reads ? 'reads' : 'visits',
      )
      const context = page.context()
      ;(stays ? ofFile : (ofTest ?? ofFile)).push(context)
      await context.addCookies([
        { name: 'i18n_redirected', value: locale, url: (site as TestSite).url },
      ])
      if (as !== undefined) {
        const answer = await context.request.post('/dev/as', {
          form: { name: as },
          headers: { accept: 'application/json' },
        })
        if (!answer.ok()) throw new Error(`no cast member called ${as}`)
        if (!page.url().endsWith('/icon.svg')) await page.goto('/icon.svg')
      }
      return page
    },
  }
}
