/** What comes over the live connection or goes up it: JSON with a type. */
export interface LiveMessage {
  readonly type: string
  readonly [field: string]: unknown
}

export interface LiveConnection {
  /** Hears messages of one type while subscribed; the connection is open as long as somebody hears. Gives the way out. */
  subscribe(type: string, hear: (message: LiveMessage) => void): () => void
  /** Says something if the connection is open; what cannot be said now is not kept. */
  send(message: LiveMessage): void
  /** Whether it is open. */
  isOpen(): boolean
  /** Calls back whenever it opens or closes; opening again means that something may have been missed. */
  onChange(hear: () => void): () => void
  /** The device was away (asleep, in another network): comes back at once, and makes sure that what looks open is. */
  wake(): void
}

/** The connection itself, for whoever holds it for several tabs. */
export interface OwnConnection extends LiveConnection {
  /** Closes now, whoever listens. */
  close(): void
}

interface LiveConnectionOptions {
  /** Opens a socket to the site's /api/live. */
  readonly open: () => WebSocket
  /** Chance between 0 and 1, so that a thousand tabs do not come back in the same moment. */
  readonly chance: () => number
  /** How long nobody must listen before it is closed, so that going from page to page keeps it. */
  readonly lingerMs?: number
  /** Told of every message, whatever its type. */
  readonly overhear?: (message: LiveMessage) => void
  /** Told when the session ended, upon which it does not come back. */
  readonly onEnded?: () => void
}

/** The server ended the session: coming back would not help. */
const sessionEnded = 4001
/** How long an answer to a question over a connection that looks open may take, in milliseconds. */
const answerMs = 5000

/** Milliseconds until the next try: 1 s, 2 s, 4 s … 30 s, each shortened by chance up to a half. */
export function backoffMs(tries: number, chance: number): number {
  return Math.min(30_000, 1000 * 2 ** tries) * (1 - chance / 2)
}

/** A live connection: opened when somebody listens, opened again when it breaks. Polling is the floor beneath it. */
export function createLiveConnection(options: LiveConnectionOptions): OwnConnection {
  const { open, chance, lingerMs = 5000, overhear, onEnded } = options
  const hearers = new Map<string, Set<(message: LiveMessage) => void>>()
  const watchers = new Set<() => void>()
  let socket: WebSocket | undefined
  let timer: ReturnType<typeof setTimeout> | undefined
  let doubt: ReturnType<typeof setTimeout> | undefined
  let tries = 0
  let ready = false
  let ended = false

  function connect(): void {
    clearTimeout(timer)
    if (socket !== undefined || ended || hearers.size === 0) return
    const opened = open()
    socket = opened
    opened.onmessage = ({ data }) => {
      if (socket === opened) hear(String(data))
    }
    opened.onclose = ({ code }) => {
      if (socket !== opened) return
      drop()
      ended = code === sessionEnded
      if (ended) onEnded?.()
      else if (hearers.size > 0) timer = setTimeout(connect, backoffMs(tries++, chance()))
    }
  }

  function hear(text: string): void {
    clearTimeout(doubt)
    const message = JSON.parse(text) as LiveMessage
    if (message.type === 'ready') {
      tries = 0
      setReady(true)
    }
    for (const tell of hearers.get(message.type) ?? []) tell(message)
    overhear?.(message)
  }

  function setReady(now: boolean): void {
    if (ready === now) return
    ready = now
    for (const tell of watchers) tell()
  }

  function drop(): WebSocket | undefined {
    clearTimeout(doubt)
    const dropped = socket
    socket = undefined
    setReady(false)
    return dropped
  }

  function close(): void {
    clearTimeout(timer)
    drop()?.close(1000)
  }

  function wake(): void {
    tries = 0
    if (socket === undefined) return connect()
    if (!ready) return
    clearTimeout(doubt)
    // A network that is gone says nothing: a socket may look open for minutes. Whoever is there answers.
    doubt = setTimeout(() => {
      close()
      connect()
    }, answerMs)
    socket.send('{"type":"live.ping"}')
  }

  return {
    subscribe(type, tell) {
      const siblings = hearers.get(type) ?? new Set()
      hearers.set(type, siblings.add(tell))
      connect()
      return () => {
        siblings.delete(tell)
        if (siblings.size === 0 && hearers.get(type) === siblings) hearers.delete(type)
        if (hearers.size > 0) return
        clearTimeout(timer)
        timer = setTimeout(() => {
          if (hearers.size === 0) close()
        }, lingerMs)
      }
    },
    send: (message) => {
      if (ready) socket?.send(JSON.stringify(message))
    },
    isOpen: () => ready,
    onChange: (tell) => {
      watchers.add(tell)
      return () => void watchers.delete(tell)
    },
    wake,
    close,
  }
}
