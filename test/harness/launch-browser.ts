import { fork } from 'node:child_process'
import { type Browser, chromium } from 'playwright-core'
import { createShiftedDate, testTimeAheadMs } from '../../bin/test/shifted-date.ts'
import { unpackChromium } from './unpack-chromium.ts'

/**
 * Flags for a browser that runs as any user, in any container, without network requests of its own.
 * With little memory for painted pages it paints no more of them than the window shows.
 */
const flags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--disable-dev-shm-usage',
  '--force-gpu-mem-available-mb=8',
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

/**
 * One browser per test process, shared by the files that run in it one after another; it is closed
 * with the process.
 */
export async function sharedBrowser(): Promise<Browser> {
  if (shared === undefined || !(await shared).isConnected()) shared = launchBrowser()
  return shared
}

/** Starts the Chromium from the npm package; MINUET_CHROMIUM sets another executable. */
export async function launchBrowser(): Promise<Browser> {
  const executablePath = process.env.MINUET_CHROMIUM ?? (await unpackChromium())
  if (!Number.isFinite(testTimeAheadMs)) return chromium.launch({ executablePath, args: flags })
  return atTestTime(await chromium.connect(await startServer({ executablePath, args: flags })))
}

/** Starts the browser with the machine's time (see browser-server.ts); returns its URL. */
function startServer(options: {
  readonly executablePath: string
  readonly args: readonly string[]
}): Promise<string> {
  const { NODE_OPTIONS: _, ...env } = process.env
  const child = fork(new URL('./browser-server.ts', import.meta.url), { env, execArgv: [] })
  return new Promise((resolve, reject) => {
    child.once('exit', () => reject(new Error('the browser could not be started')))
    child.once('message', (answer: { endpoint?: string; error?: string }) => {
      child.unref()
      child.channel?.unref()
      if (answer.endpoint === undefined) reject(new Error(answer.error))
      else resolve(answer.endpoint)
    })
    child.send(options)
  })
}

/** Sets its pages to the test run's clock, which the site uses too. */
function atTestTime(browser: Browser): Browser {
  const open = browser.newContext.bind(browser)
  browser.newContext = async (options) => {
    const context = await open(options)
    await context.addInitScript(
      `globalThis.Date = (${createShiftedDate})(Date, ${testTimeAheadMs})`,
    )
    return context
  }
  return browser
}
