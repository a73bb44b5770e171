// Displays push notifications and nothing else: it does not handle requests, cache pages or know
// who the member is.

self.addEventListener('install', () => self.skipWaiting())
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()))

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
