import type { LiveConnection, LiveMessage, OwnConnection } from './live-connection.ts'

interface SharedLiveOptions {
  /** Names what is shared: the tabs of one member. */
  readonly name: string
  readonly locks: Pick<LockManager, 'request'>
  readonly channel: Pick<BroadcastChannel, 'postMessage' | 'addEventListener'>
  /** Makes the connection that the leading tab holds. */
  readonly connect: (told: { overhear: (message: LiveMessage) => void; onEnded: () => void }) => OwnConnection
  /** How long nobody must listen in this tab before it stands down. */
  readonly lingerMs?: number
}

export interface SharedLive extends LiveConnection {
  /** The page goes away, maybe only for a while: another tab leads. */
  standDown(): void
  /** It is back. */
  standUp(): void
}

/** What tabs say to each other. `message` and `open` come from the leading one, the others from those who follow. */
type Word = { message: LiveMessage } | { open: boolean } | { up: LiveMessage } | 'ended' | 'who leads' | 'wake'

/**
 * One live connection for all tabs of a browser (CHAT-11): the tab that holds the lock has it and passes on what it hears; when that
 * tab goes, the browser gives the lock to the next one, which opens its own and everybody asks for what was missed.
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
    // Whoever stood down asks anew when it is back, for it may have slept meanwhile.
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

  /** Waits to lead; until then another tab does, and says how it stands. */
  function standUp(): void {
    clearTimeout(lingering)
    if (ended || waiting !== undefined || hearers.size === 0) return
    const request = new AbortController()
    waiting = request
    say('who leads')
    locks
      .request(name, { signal: request.signal }, () => lead(request))
      .catch(() => {
        // Stood down while it waited.
      })
  }

  /** Leads until it stands down: the lock is held as long as this promise is open. */
  function lead(request: AbortController): Promise<void> {
    if (waiting !== request) return Promise.resolve()
    return new Promise((resolve) => {
      // Whoever led before is gone, maybe without a word: what the others think is open is not.
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
