import type { LiveConnection, LiveMessage, ClosableConnection } from './live-connection.ts'

interface SharedLiveOptions {
  /** Identifies what is shared: the tabs of one member. */
  readonly name: string
  readonly locks: Pick<LockManager, 'request'>
  readonly channel: Pick<BroadcastChannel, 'postMessage' | 'addEventListener'>
  /** Creates the connection of the leading tab. */
  readonly connect: (callbacks: {
    overhear: (message: LiveMessage) => void
    onEnded: () => void
  }) => ClosableConnection
  /** How long this tab stays in the group without subscribers. */
  readonly lingerMs?: number
}

export interface SharedLive extends LiveConnection {
  /** Call when the page is hidden, perhaps only temporarily: another tab takes over. */
  pause(): void
  /** Call when the page is shown again. */
  resume(): void
}

/**
 * Messages between tabs. `message` and `open` come from the leading tab, the others from followers.
 */
type TabMessage =
  | { message: LiveMessage }
  | { open: boolean }
  | { up: LiveMessage }
  | 'ended'
  | 'who leads'
  | 'wake'

/**
 * One live connection for all tabs of a browser (CHAT-11). The tab that holds the lock owns the
 * connection and passes messages on. When it closes, the browser grants the lock to the next tab,
 * which opens its own connection, and all tabs refetch anything they may have missed.
 */
export function createSharedLive(options: SharedLiveOptions): SharedLive {
  const { name, locks, channel, connect, lingerMs = 5000 } = options
  const hearers = new Map<string, Set<(message: LiveMessage) => void>>()
  const watchers = new Set<() => void>()
  let connection: ClosableConnection | undefined
  let waiting: AbortController | undefined
  let stop: (() => void) | undefined
  let lingering: ReturnType<typeof setTimeout> | undefined
  let open = false
  let ended = false

  const broadcast = (message: TabMessage) => channel.postMessage(message)

  channel.addEventListener('message', ({ data }: MessageEvent<TabMessage>) => {
    if (data === 'ended') end()
    else if (data === 'wake') connection?.wake()
    else if (data === 'who leads') {
      if (connection !== undefined) broadcast({ open })
    } else if ('up' in data) connection?.send(data.up)
    // A paused tab asks for the state when it resumes, because it may have slept.
    else if (connection !== undefined || waiting === undefined) return
    else if ('open' in data) setOpen(data.open)
    else dispatch(data.message)
  })

  function dispatch(message: LiveMessage): void {
    for (const listener of hearers.get(message.type) ?? []) listener(message)
  }

  function setOpen(now: boolean): void {
    if (open === now) return
    open = now
    for (const listener of watchers) listener()
  }

  /** Queues for leadership; until granted, another tab leads and reports its state. */
  function resume(): void {
    clearTimeout(lingering)
    if (ended || waiting !== undefined || hearers.size === 0) return
    const request = new AbortController()
    waiting = request
    broadcast('who leads')
    locks
      .request(name, { signal: request.signal }, () => lead(request))
      .catch(() => {
        // The tab was paused while waiting.
      })
  }

  /** Leads until paused: the lock is held as long as this promise is pending. */
  function lead(request: AbortController): Promise<void> {
    if (waiting !== request) return Promise.resolve()
    return new Promise((resolve) => {
      // The previous leader is gone, perhaps without notice, so the other tabs' state is wrong if
      // it says that the connection is open.
      setOpen(false)
      broadcast({ open: false })
      const mine = connect({
        overhear: (message) => {
          broadcast({ message })
          dispatch(message)
        },
        onEnded: () => {
          broadcast('ended')
          end()
        },
      })
      connection = mine
      mine.onChange(() => {
        broadcast({ open: mine.isOpen() })
        setOpen(mine.isOpen())
      })
      const leave = mine.subscribe('ready', () => {})
      stop = () => {
        connection = undefined
        leave()
        mine.close()
        resolve()
      }
    })
  }

  function pause(): void {
    clearTimeout(lingering)
    waiting?.abort()
    waiting = undefined
    stop?.()
    stop = undefined
    setOpen(false)
  }

  function end(): void {
    ended = true
    pause()
  }

  return {
    subscribe(type, listener) {
      const siblings = hearers.get(type) ?? new Set()
      hearers.set(type, siblings.add(listener))
      resume()
      return () => {
        siblings.delete(listener)
        if (siblings.size === 0 && hearers.get(type) === siblings) hearers.delete(type)
        if (hearers.size > 0) return
        clearTimeout(lingering)
        lingering = setTimeout(() => {
          if (hearers.size === 0) pause()
        }, lingerMs)
      }
    },
    send: (message) =>
      connection === undefined ? broadcast({ up: message }) : connection.send(message),
    isOpen: () => open,
    onChange: (listener) => {
      watchers.add(listener)
      return () => void watchers.delete(listener)
    },
    wake: () => (connection === undefined ? broadcast('wake') : connection.wake()),
    pause,
    resume,
  }
}
