import type { Page, Worker } from 'playwright-core'
import type { FakeBrowser } from './push-receiver.ts'

/** What the service worker asked the browser to show. */
export interface Shown {
  readonly title: string
  readonly body: string
  readonly lang: string
  readonly tag: string
  readonly icon: string
  readonly path: string
}

/** A page whose browser is at a push service of the test. The worker is the real one; what a browser without a screen and without a push service of its own cannot do is played. */
export interface PushedPage {
  /** Puts the page out of sight, for itself and for the worker, or back: a browser without a screen has all its pages in sight. */
  hide(hidden: boolean): Promise<void>
  /** Hands the newest push that the service took to the browser's service worker. */
  deliver(): Promise<void>
  /** What it has shown so far. */
  shown(): Promise<Shown[]>
  /** Clicks the newest one. */
  click(): Promise<void>
}

/** Lets a page's user be asked and subscribed at the service; before it goes anywhere. */
export async function pushedPage(page: Page, browser: FakeBrowser): Promise<PushedPage> {
  const context = page.context()
  await context.addInitScript((text) => {
    const made = {
      ...(JSON.parse(text) as object),
      toJSON: () => JSON.parse(text) as object,
      unsubscribe: async () => {
        localStorage.removeItem('test.subscribed')
        return true
      },
    } as unknown as PushSubscription
    const permission = () => (localStorage.getItem('test.allowed') === null ? 'default' : 'granted')
    Object.defineProperty(Notification, 'permission', { get: permission })
    Notification.requestPermission = async () => {
      localStorage.setItem('test.allowed', '1')
      return 'granted'
    }
    PushManager.prototype.subscribe = async () => {
      localStorage.setItem('test.subscribed', '1')
      return made
    }
    PushManager.prototype.getSubscription = async () => (localStorage.getItem('test.subscribed') === null ? null : made)
  }, browser.text)

  /** The running worker, which writes down what it shows. */
  async function worker(): Promise<Worker> {
    const found = context.serviceWorkers().at(-1) ?? (await context.waitForEvent('serviceworker'))
    await found.evaluate(() => {
      const scope = globalThis as unknown as {
        shown?: object[]
        hidden?: boolean
        clients: { matchAll: (options: object) => Promise<object[]> }
        ServiceWorkerRegistration: { prototype: object }
      }
      if (scope.shown !== undefined) return
      const shown: object[] = []
      scope.shown = shown
      // A browser without a screen has no icon to bear it, and ends a worker that tries.
      Object.assign(Object.getPrototypeOf(navigator), { setAppBadge: async () => {} })
      const all = scope.clients.matchAll.bind(scope.clients)
      scope.clients.matchAll = async (options) => (scope.hidden === true ? [] : all(options))
      Object.assign(scope.ServiceWorkerRegistration.prototype, {
        showNotification: async (title: string, more: { data: { path: string } }) => {
          shown.push({ title, ...more, path: more.data.path })
        },
      })
    })
    return found
  }

  return {
    async hide(hidden) {
      await (await worker()).evaluate((now) => Object.assign(globalThis, { hidden: now }), hidden)
      await page.evaluate((now) => {
        Object.defineProperty(document, 'visibilityState', { value: now ? 'hidden' : 'visible', configurable: true })
        document.dispatchEvent(new Event('visibilitychange'))
      }, hidden)
    },
    async deliver() {
      await (await worker()).evaluate((notice) => {
        const event = Object.assign(new Event('push'), { data: { json: () => notice }, waitUntil: () => {} })
        dispatchEvent(event)
      }, browser.taken.at(-1)?.notice)
    },
    shown: async () => (await worker()).evaluate(() => (globalThis as unknown as { shown: Shown[] }).shown),
    click: async () =>
      (await worker()).evaluate(() => {
        const { shown } = globalThis as unknown as { shown: Shown[] }
        const event = new Event('notificationclick')
        const notification = { close: () => {}, data: { path: shown.at(-1)?.path } }
        dispatchEvent(Object.assign(event, { notification, waitUntil: () => {} }))
      }),
  }
}
