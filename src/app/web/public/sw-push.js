// The site's only service worker. It displays push notifications and, when the site can't be
// reached, the offline page. It keeps that page and its files, and no other page: the offline page
// is the same for everyone, and the pages of members are never stored.

const kept = 'offline'
const offlinePath = '/offline'
const keyPath = '/offline/key'

/** Paths that are not pages of members. */
const notPages = /^\/(api|assets|cdn|dev|media|office)(\/|$)/

/** Whether the last navigation failed, so that files may have to come from the cache. */
let unreachable = false

self.addEventListener('install', () => self.skipWaiting())
self.addEventListener('activate', (event) => event.waitUntil(activate()))

/** Pages don't wait for the worker to start: the browser requests them at the same time. */
async function activate() {
  await self.registration.navigationPreload?.enable()
  await self.clients.claim()
}

self.addEventListener('fetch', (event) => {
  const { request } = event
  const url = new URL(request.url)
  if (request.method !== 'GET' || url.origin !== self.location.origin) return
  if (request.mode === 'navigate') {
    if (!notPages.test(url.pathname)) event.respondWith(navigate(event, url))
  } else if (unreachable || !self.navigator.onLine) {
    if (/^\/(assets|app)\/|^\/icon/.test(url.pathname)) event.respondWith(fetchFile(request))
  }
})

/** A page from the server; without a connection the offline page, which knows where to return to. */
async function navigate(event, url) {
  try {
    const page = (await event.preloadResponse) ?? (await fetch(event.request))
    unreachable = false
    return page
  } catch {
    unreachable = true
    const page = await caches.match(offlinePath, { cacheName: kept, ignoreVary: true })
    if (page === undefined) return Response.error()
    if (url.pathname === offlinePath) return page
    const to = url.pathname + url.search
    return Response.redirect(`${offlinePath}?to=${encodeURIComponent(to)}`)
  }
}

async function fetchFile(request) {
  try {
    return await fetch(request)
  } catch {
    return (await caches.match(request, { cacheName: kept, ignoreVary: true })) ?? Response.error()
  }
}

self.addEventListener('message', (event) => {
  if (event.data?.type === 'offline.prepare') event.waitUntil(prepare(String(event.data.key)))
})

/**
 * Keeps the offline page and every file it links to, unless they are already there for this `key`:
 * language, theme and version. If anything fails, what was kept before stays.
 */
async function prepare(key) {
  const cache = await caches.open(kept)
  if ((await (await cache.match(keyPath))?.text()) === key) return
  const page = await fetch(offlinePath, { cache: 'no-store' })
  if (!page.ok || page.redirected) return
  const html = await page.clone().text()
  const files = [...html.matchAll(/(?:href|src)="(\/(?:assets|app)\/[^"]+|\/icon[^"]*)"/g)]
  const paths = [...new Set(files.map(([, path]) => path))]
  await cache.addAll(paths)
  await cache.put(offlinePath, page)
  await cache.put(keyPath, new Response(key))
  const wanted = new Set([...paths, offlinePath, keyPath])
  for (const request of await cache.keys())
    if (!wanted.has(new URL(request.url).pathname)) await cache.delete(request)
}

self.addEventListener('push', (event) => {
  event.waitUntil(receive(event.data?.json()))
})

/** Open pages fetch new items themselves; if one is visible, no notification is shown. */
async function receive(notice) {
  const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true })
  for (const page of pages) page.postMessage({ type: 'push.message', at: Date.now() })
  if (typeof notice?.badge === 'number')
    await self.navigator.setAppBadge?.(notice.badge).catch(() => {})
  if (notice === undefined || pages.some((page) => page.visibilityState === 'visible')) return
  const { title, body, lang, tag, icon, path } = notice
  await self.registration.showNotification(title, { body, lang, tag, icon, data: { path } })
}

self.addEventListener('notificationclick', (event) => {
  event.notification.close()
  event.waitUntil(open(new URL(event.notification.data.path, self.location.origin)))
})

/**
 * A page that already shows the URL is brought to the front; other pages are left where they are.
 */
async function open(address) {
  const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true })
  const there = pages.find((page) => new URL(page.url).pathname === address.pathname)
  await (there === undefined ? self.clients.openWindow(address.pathname) : there.focus())
}

/**
 * Browsers renew subscriptions from time to time; the new one is sent to the server while the
 * session is valid.
 */
self.addEventListener('pushsubscriptionchange', (event) => {
  event.waitUntil(renew(event))
})

async function renew({ oldSubscription, newSubscription }) {
  const wanted = oldSubscription?.options
  const subscription =
    newSubscription ?? (wanted && (await self.registration.pushManager.subscribe(wanted)))
  if (!subscription) return
  await fetch('/api/user.php?push=1', {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-request-type': 'client' },
    body: JSON.stringify({ subscription: JSON.stringify(subscription) }),
  })
}
