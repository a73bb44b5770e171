import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core'

/** Visitors that are kept per browser; each holds a renderer process and some megabytes of scripts. */
const kept = 10

/** A page that loads quickly and keeps the renderer process of its origin alive. */
const restingPath = '/icon.svg'

interface Visitor {
  readonly context: BrowserContext
  readonly key: string
  readonly options: BrowserContextOptions
  /** The page that the next visitor gets, if nothing lasting was changed in it. */
  page: Page | undefined
  /** Origins whose storage must be emptied before the context is used again. */
  readonly origins: Set<string>
  readonly listeners: Set<() => void>
  spoiledPage: boolean
  /** Set once something was added to the context that can't be taken away again. */
  spoiledContext: boolean
}

const free = new WeakMap<Browser, Visitor[]>()
const inUse = new WeakMap<BrowserContext, Visitor>()

/** Methods whose effect can't be undone, so that the next visitor would be affected too. */
const lastingInContext = [
  'addInitScript',
  'exposeFunction',
  'exposeBinding',
  'route',
  'on',
] as const
const lastingInClock = [
  'install',
  'setFixedTime',
  'setSystemTime',
  'pauseAt',
  'fastForward',
] as const
const lastingInPage = [
  'addInitScript',
  'exposeFunction',
  'exposeBinding',
  'route',
  'routeWebSocket',
  'addLocatorHandler',
  'setExtraHTTPHeaders',
] as const

/**
 * Opens a page in a context with the given options, or takes one that an earlier visitor left, which
 * is then on an icon of the site. A new page needs a renderer process and compiles all scripts again,
 * which costs twice as much as loading a page. Cookies, storage and history never survive; the
 * browser's HTTP cache and compiled scripts do. Pages of another `purpose` are kept apart.
 */
export async function takeVisitor(
  browser: Browser,
  options: BrowserContextOptions,
  purpose: string,
): Promise<Page> {
  const key = JSON.stringify([options, purpose])
  const pool = free.get(browser) ?? []
  free.set(browser, pool)
  const at = pool.findLastIndex((one) => one.key === key)
  const visitor =
    at === -1 ? await openVisitor(browser, key, options) : (pool.splice(at, 1)[0] as Visitor)
  inUse.set(visitor.context, visitor)
  const page = visitor.page ?? (await visitor.context.newPage())
  if (visitor.page === undefined) {
    visitor.page = page
    visitor.spoiledPage = false
    watchPage(page, visitor)
  }
  return page
}

/** Empties a visitor's context and keeps it for another one, or closes it if that isn't possible. */
export async function releaseVisitor(browser: Browser, context: BrowserContext): Promise<void> {
  const visitor = inUse.get(context)
  const pool = free.get(browser) ?? []
  inUse.delete(context)
  if (visitor === undefined || visitor.spoiledContext || !(await emptied(visitor)))
    return context.close()
  pool.push(visitor)
  if (pool.length > kept) await pool.shift()?.context.close()
}

/** Adds a script to all later documents of a context that later visitors may have as well. */
export function addHarmlessScript(context: BrowserContext, content: string): Promise<unknown> {
  return original(context, 'addInitScript')({ content })
}

async function openVisitor(
  browser: Browser,
  key: string,
  options: BrowserContextOptions,
): Promise<Visitor> {
  const context = await browser.newContext(options)
  const visitor: Visitor = {
    context,
    key,
    options,
    page: undefined,
    origins: new Set(),
    listeners: new Set(),
    spoiledPage: false,
    spoiledContext: false,
  }
  context.on('page', (page) => {
    page.on('framenavigated', (frame) => {
      if (/^https?:/.test(frame.url())) visitor.origins.add(new URL(frame.url()).origin)
    })
  })
  watch(context, lastingInContext, () => (visitor.spoiledContext = true))
  watch(context.clock, lastingInClock, () => (visitor.spoiledContext = true))
  watch(context, ['newCDPSession'], () => (visitor.spoiledPage = true))
  return visitor
}

/** Removes everything a visitor left except cached files; false if the context is gone. */
async function emptied(visitor: Visitor): Promise<boolean> {
  const { context, options, origins } = visitor
  try {
    const page = visitor.page?.isClosed() ? undefined : visitor.page
    await Promise.all(context.pages().map((other) => other === page || other.close()))
    await context.setOffline(false)
    if (page !== undefined) await emptyPage(page, visitor)
    await Promise.all([context.clearCookies(), context.clearPermissions()])
    await context.setGeolocation(null)
    const stays = page !== undefined && !visitor.spoiledPage && options.baseURL !== undefined
    if (!stays) await page?.close()
    visitor.page = stays ? page : undefined
    origins.clear()
    return true
  } catch {
    return false
  }
}

async function emptyPage(page: Page, visitor: Visitor): Promise<void> {
  const { context, options, origins } = visitor
  for (const remove of visitor.listeners) remove()
  visitor.listeners.clear()
  if ([...origins].some((origin) => origin !== options.baseURL)) visitor.spoiledPage = true
  // Drafts are stored when a page is left, so it is left before its storage is emptied.
  await page.goto(visitor.spoiledPage ? 'about:blank' : restingPath)
  const session = await original(context, 'newCDPSession')(page)
  for (const origin of origins)
    await session.send('Storage.clearDataForOrigin', {
      origin,
      storageTypes: 'local_storage,indexeddb,service_workers,cache_storage,file_systems',
    })
  if (!visitor.spoiledPage) {
    await page.evaluate(() => sessionStorage.clear())
    await session.send('Page.resetNavigationHistory')
    // A page would otherwise appear as if the pointer still rested on it.
    await page.mouse.move(-1, -1)
    await page.emulateMedia({
      media: null,
      colorScheme: options.colorScheme ?? null,
      reducedMotion: options.reducedMotion ?? null,
      forcedColors: null,
    })
    if (options.viewport) await page.setViewportSize(options.viewport)
  }
  await session.detach()
}

function watchPage(page: Page, visitor: Visitor): void {
  watch(page, lastingInPage, () => (visitor.spoiledPage = true))
  const on = page.on.bind(page) as (name: string, listener: () => void) => Page
  Object.assign(page, {
    on(name: string, listener: () => void) {
      visitor.listeners.add(() => page.off(name as 'close', listener))
      return on(name, listener)
    },
  })
}

/** Calls `mark` before each call of the named methods. */
function watch<T extends object>(
  target: T,
  names: readonly (keyof T & string)[],
  mark: () => void,
): void {
  for (const name of names) {
    const method = target[name] as (...parameters: unknown[]) => unknown
    Object.assign(target, {
      [name]: (...parameters: unknown[]) => {
        mark()
        return method.apply(target, parameters)
      },
    })
  }
}

/** A context's method without the mark that calls of it leave. */
function original<Name extends 'addInitScript' | 'newCDPSession'>(
  context: BrowserContext,
  name: Name,
): BrowserContext[Name] {
  return Object.getPrototypeOf(context)[name].bind(context)
}
