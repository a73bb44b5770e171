import type { LiveConnection, LiveMessage, OwnConnection } from './live-connection.ts'

interface SharedLiveOptions {
  /** Identifies what is shared: the tabs of one member. */
  readonly name: string
  readonly locks: Pick<LockManager, 'request'>
  readonly channel: Pick<BroadcastChannel, 'postMessage' | 'addEventListener'>
  /** Creates the connection of the leading tab. */
  readonly connect: (told: { overhear: (message: LiveMessage) => void; onEnded: () => void }) => OwnConnection
  /** How long this tab stays in the group without subscribers. */
  readonly lingerMs?: number
}

export interface SharedLive extends LiveConnection {
  /** Call when the page is hidden, perhaps only temporarily: another tab takes over. */
  standDown(): void
  /** Call when the page is shown again. */
  standUp(): void
}

/**
 * Messages between tabs. `message` and `open` come from the leading tab, the others from followers.
 */
type Word = { message: LiveMessage } | { open: boolean } | { up: LiveMessage } | 'ended' | 'who leads' | 'wake'

/**
 * One live connection for all tabs of a browser (CHAT-11). The tab that holds the lock owns the
 * connection and passes messages on. When it closes, the browser grants the lock to the next tab,
 * which opens its own connection, and all tabs refetch what they may have missed.
 */
export function createSharedLive(options: SharedLiveOptions): SharedLive {
  const { name, locks, channel, connect, lingerMs = 5000 } = options
  const hearers = new Map<string, Set<(message: LiveMessage) => void>>()
  const watchers = new Set<() => void>()
  let own: OwnConnection | undefined
  let waiting: AbortController | undefined
  let stop: (() => void) | undefined
  let lingering: ReturnType<typeof setTimeout> | undefined
  let open = false
  let ended = false

  const say = (word: Word) => channel.postMessage(word)

  channel.addEventListener('message', ({ data }: MessageEvent<Word>) => {
    if (data === 'ended') end()
    else if (data === 'wake') own?.wake()
    else if (data === 'who leads') {
      if (own !== undefined) say({ open })
    } else if ('up' in data) own?.send(data.up)
    // A paused tab asks for the state when it resumes, because it may have slept.
    else if (own !== undefined || waiting === undefined) return
    else if ('open' in data) setOpen(data.open)
    else tell(data.message)
  })

  function tell(message: LiveMessage): void {
    for (const hear of hearers.get(message.type) ?? []) hear(message)
  }

  function setOpen(now: boolean): void {
    if (open === now) return
    open = now
    for (const hear of watchers) hear()
  }

  /** Queues for leadership; until granted, another tab leads and reports its state. */
  function standUp(): void {
    clearTimeout(lingering)
    if (ended || waiting !== undefined || hearers.size === 0) return
    const request = new AbortController()
    waiting = request
    say('who leads')
    locks
      .request(name, { signal: request.signal }, () => lead(request))
      .catch(() => {
        // Paused while waiting.
      })
  }

  /** Leads until paused: the lock is held as long as this promise is pending. */
  function lead(request: AbortController): Promise<void> {
    if (waiting !== request) return Promise.resolve()
    return new Promise((resolve) => {
      // The previous leader is gone, perhaps without notice, so the other tabs' idea that the
      // connection is open is wrong.
      setOpen(false)
      say({ open: false })
      const mine = connect({
        overhear: (message) => {
          say({ message })
          tell(message)
        },
        onEnded: () => {
          say('ended')
          end()
        },
      })
      own = mine
      mine.onChange(() => {
        say({ open: mine.isOpen() })
        setOpen(mine.isOpen())
      })
      const leave = mine.subscribe('ready', () => {})
      stop = () => {
        own = undefined
        leave()
        mine.close()
        resolve()
      }
    })
  }

  function standDown(): void {
    clearTimeout(lingering)
    waiting?.abort()
    waiting = undefined
    stop?.()
    stop = undefined
    setOpen(false)
  }

  function end(): void {
    ended = true
    standDown()
  }

  return {
    subscribe(type, hear) {
      const siblings = hearers.get(type) ?? new Set()
      hearers.set(type, siblings.add(hear))
      standUp()
      return () => {
        siblings.delete(hear)
        if (siblings.size === 0 && hearers.get(type) === siblings) hearers.delete(type)
        if (hearers.size > 0) return
        clearTimeout(lingering)
        lingering = setTimeout(() => {
          if (hearers.size === 0) standDown()
        }, lingerMs)
      }
    },
    send: (message) => (own === undefined ? say({ up: message }) : own.send(message)),
    isOpen: () => open,
    onChange: (hear) => {
      watchers.add(hear)
      return () => void watchers.delete(hear)
    },
    wake: () => (own === undefined ? say('wake') : own.wake()),
    standDown,
    standUp,
  }
}
