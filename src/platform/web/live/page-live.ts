import { createLiveConnection, type LiveConnection } from './live-connection.ts'
import { createSharedLive } from './shared-live.ts'

/**
 * How often the page checks for a jump in the clock, and how large a jump means that the device was
 * asleep, in milliseconds.
 */
const clockCheckMs = 10_000
const leapMs = 30_000

let page: { readonly viewer: string; readonly live: LiveConnection } | undefined

/** The live connection shared by a viewer's tabs. Browser only. */
export function pageLive(viewer: string): LiveConnection {
  if (page?.viewer !== viewer) page = { viewer, live: openLive(viewer) }
  return page.live
}

function openLive(viewer: string): LiveConnection {
  const socket = {
    open: () =>
      new WebSocket(`${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}/api/live`),
    chance: () => (crypto.getRandomValues(new Uint32Array(1))[0] ?? 0) / 2 ** 32,
  }
  // Without the Web Locks API, as on an unencrypted page, each tab has its own connection.
  if (!('locks' in navigator) || !('BroadcastChannel' in window))
    return wakened(createLiveConnection(socket))
  const name = `minuet.live.${viewer}`
  const live = createSharedLive({
    name,
    locks: navigator.locks,
    channel: new BroadcastChannel(name),
    connect: (callbacks) => createLiveConnection({ ...socket, ...callbacks }),
  })
  addEventListener('pagehide', live.pause)
  addEventListener('pageshow', live.resume)
  return wakened(live)
}

/**
 * Checks the connection when the network returns, when the page becomes visible, and after the
 * device slept.
 */
function wakened(live: LiveConnection): LiveConnection {
  addEventListener('online', live.wake)
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') live.wake()
  })
  let before = Date.now()
  setInterval(() => {
    const now = Date.now()
    if (now - before > leapMs) live.wake()
    before = now
  }, clockCheckMs)
  return live
}
