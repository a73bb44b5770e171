import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core'

/** Contexts that are kept per browser; each holds some megabytes of cached scripts. */
const kept = 12

interface PooledContext {
  readonly context: BrowserContext
  readonly key: string
  /** Origins whose storage must be emptied before the context is used again. */
  readonly origins: Set<string>
  /** Set once something was added to the context that can't be taken away again. */
  spoiled: boolean
}

const free = new WeakMap<Browser, PooledContext[]>()
const inUse = new WeakMap<BrowserContext, PooledContext>()

/** Methods whose effect can't be removed from a context, so that the next visitor would have it too. */
const lasting = ['addInitScript', 'exposeFunction', 'exposeBinding', 'route', 'on'] as const
const lastingOfClock = [
  'install',
  'setFixedTime',
  'setSystemTime',
  'pauseAt',
  'fastForward',
] as const

/**
 * Opens a context with the given options, or takes one that an earlier visitor left. A new context
 * has no cached scripts and compiles everything again, which costs more than the page itself. Cookies
 * and storage never survive; only the browser's HTTP cache does.
 */
export async function takeContext(
  browser: Browser,
  options: BrowserContextOptions,
): Promise<BrowserContext> {
  const key = JSON.stringify(options)
  const pool = free.get(browser) ?? []
  free.set(browser, pool)
  const at = pool.findLastIndex((one) => one.key === key)
  const [used] = at === -1 ? [] : pool.splice(at, 1)
  if (used !== undefined) {
    inUse.set(used.context, used)
    return used.context
  }
  const context = await browser.newContext(options)
  const created: PooledContext = { context, key, origins: new Set(), spoiled: false }
  context.on('page', (page) => recordOrigins(page, created.origins))
  markWhenSpoiled(context, created)
  inUse.set(context, created)
  return context
}

/** Closes the context's pages and keeps it for another visitor, or closes it if it can't be kept. */
export async function releaseContext(browser: Browser, context: BrowserContext): Promise<void> {
  const pooled = inUse.get(context)
  const pool = free.get(browser) ?? []
  inUse.delete(context)
  if (pooled === undefined || pooled.spoiled || !(await emptied(pooled))) return context.close()
  pool.push(pooled)
  if (pool.length > kept) await pool.shift()?.context.close()
}

/** Removes everything a visitor left except cached files; false if the context is gone. */
async function emptied({ context, origins }: PooledContext): Promise<boolean> {
  try {
    const [page, ...others] = context.pages()
    await Promise.all(others.map((other) => other.close()))
    await context.setOffline(false)
    if (page !== undefined) {
      // Drafts are stored when a page is left, so it is left before its storage is emptied.
      await page.goto('about:blank')
      const session = await context.newCDPSession(page)
      for (const origin of origins)
        await session.send('Storage.clearDataForOrigin', {
          origin,
          storageTypes: 'local_storage,indexeddb,service_workers,cache_storage,file_systems',
        })
      await page.close()
    }
    await Promise.all([context.clearCookies(), context.clearPermissions()])
    await context.setGeolocation(null)
    origins.clear()
    return true
  } catch {
    return false
  }
}

function recordOrigins(page: Page, origins: Set<string>): void {
  page.on('framenavigated', (frame) => {
    if (/^https?:/.test(frame.url())) origins.add(new URL(frame.url()).origin)
  })
}

function markWhenSpoiled(context: BrowserContext, pooled: PooledContext): void {
  watch(context, lasting)
  watch(context.clock, lastingOfClock)

  function watch<T extends object>(target: T, names: readonly (keyof T & string)[]): void {
    for (const name of names) {
      const original = target[name] as (...parameters: unknown[]) => unknown
      Object.assign(target, {
        [name]: (...parameters: unknown[]) => {
          pooled.spoiled = true
          return original.apply(target, parameters)
        },
      })
    }
  }
}

/** Adds a script to all later documents of a context that later visitors may have as well. */
export function addHarmlessScript(context: BrowserContext, content: string): Promise<unknown> {
  return Object.getPrototypeOf(context).addInitScript.call(context, { content })
}
