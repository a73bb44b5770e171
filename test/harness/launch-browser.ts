import { type Browser, chromium } from 'playwright-core'
import { movedDate, testTimeAheadMs } from '../../bin/test/moved-date.ts'
import { unpackChromium } from './unpack-chromium.ts'

/** Flags for a browser that runs as anyone, in any container, and asks nothing of the outside. */
const flags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--disable-dev-shm-usage',
  '--no-first-run',
  '--no-pings',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-domain-reliability',
  '--disable-sync',
  '--font-render-hinting=none',
  '--host-resolver-rules=MAP *.localhost 127.0.0.1',
]

let shared: Promise<Browser> | undefined

/** The one browser of a test process, for the files that run in it one after the other; it ends with the process. */
export async function sharedBrowser(): Promise<Browser> {
  if (shared === undefined || !(await shared).isConnected()) shared = launchBrowser()
  return shared
}

/** Starts the Chromium that comes as an npm package; MINUET_CHROMIUM names another one. */
export async function launchBrowser(): Promise<Browser> {
  const executablePath = process.env.MINUET_CHROMIUM ?? (await unpackChromium())
  const browser = await chromium.launch({
    executablePath,
    args: flags,
    env: { ...process.env } as Record<string, string>,
  })
  return Number.isFinite(testTimeAheadMs) ? atTestTime(browser) : browser
}

/** Lets its pages have the time of the run, as the site has. */
function atTestTime(browser: Browser): Browser {
  const open = browser.newContext.bind(browser)
  browser.newContext = async (options) => {
    const context = await open(options)
    await context.addInitScript(`globalThis.Date = (${movedDate})(Date, ${testTimeAheadMs})`)
    return context
  }
  return browser
}
