import type { Page, Worker } from 'playwright-core'
import type { FakeBrowser } from './fake-push-server.ts'

/** A notification the service worker asked the browser to show. */
export interface ShownNotification {
  readonly title: string
  readonly body: string
  readonly lang: string
  readonly tag: string
  readonly icon: string
  readonly path: string
}

/**
 * A page whose browser is subscribed to the fake push service. The service worker is the real one;
 * everything that a headless browser without a push service cannot do is simulated.
 */
export interface PushedPage {
  /**
   * Hides the page, for itself and for the worker, or shows it again: in a headless browser all
   * pages are visible.
   */
  hide(hidden: boolean): Promise<void>
  /** Delivers the latest push the service received to the browser's service worker. */
  deliver(): Promise<void>
  /** The notifications shown so far. */
  shown(): Promise<ShownNotification[]>
  /** Clicks the latest notification. */
  click(): Promise<void>
}

/**
 * Fakes the permission prompt and the subscription for a page. Call it before the first navigation.
 */
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
    PushManager.prototype.getSubscription = async () =>
      localStorage.getItem('test.subscribed') === null ? null : made
  }, browser.text)

  /** The running worker, instrumented to record the notifications it shows. */
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
      // A headless browser has no app icon for a badge and terminates a worker that sets one.
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
        Object.defineProperty(document, 'visibilityState', {
          value: now ? 'hidden' : 'visible',
          configurable: true,
        })
        document.dispatchEvent(new Event('visibilitychange'))
      }, hidden)
    },
    async deliver() {
      await (await worker()).evaluate((notice) => {
        const event = Object.assign(new Event('push'), {
          data: { json: () => notice },
          waitUntil: () => {},
        })
        dispatchEvent(event)
      }, browser.received.at(-1)?.notice)
    },
    shown: async () =>
      (await worker()).evaluate(
        () => (globalThis as unknown as { shown: ShownNotification[] }).shown,
      ),
    click: async () =>
      (await worker()).evaluate(() => {
        const { shown } = globalThis as unknown as { shown: ShownNotification[] }
        const event = new Event('notificationclick')
        const notification = { close: () => {}, data: { path: shown.at(-1)?.path } }
        dispatchEvent(Object.assign(event, { notification, waitUntil: () => {} }))
      }),
  }
}
