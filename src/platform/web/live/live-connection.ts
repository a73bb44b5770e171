/** A message sent or received over the live connection: JSON with a type. */
export interface LiveMessage {
  readonly type: string
  readonly [field: string]: unknown
}

export interface LiveConnection {
  /**
   * Subscribes to messages of one type and returns the unsubscribe function. The connection stays
   * open while there are subscribers.
   */
  subscribe(type: string, listener: (message: LiveMessage) => void): () => void
  /** Sends a message if the connection is open; otherwise the message is dropped. */
  send(message: LiveMessage): void
  isOpen(): boolean
  /** Calls back whenever it opens or closes. After it reopens, messages may have been missed. */
  onChange(hear: () => void): () => void
  /**
   * Call when the device was away (asleep, in another network): reconnects immediately, or checks
   * that a connection that looks open actually is.
   */
  wake(): void
}

/** The connection itself, for an owner that shares it with several tabs. */
export interface ClosableConnection extends LiveConnection {
  /** Closes immediately, even with subscribers. */
  close(): void
}

interface LiveConnectionOptions {
  /** Opens a socket to the site's /api/live. */
  readonly open: () => WebSocket
  /**
   * A random number between 0 and 1, so that a thousand tabs do not reconnect at the same moment.
   */
  readonly chance: () => number
  /** How long the connection stays open without subscribers, so that it survives navigation. */
  readonly lingerMs?: number
  /** Called for every message, regardless of its type. */
  readonly overhear?: (message: LiveMessage) => void
  /** Called when the session has ended, after which it does not reconnect. */
  readonly onEnded?: () => void
}

/** Close code for an ended session: reconnecting would not help. */
const sessionEnded = 4001
/** How long to wait for the reply to a ping, in milliseconds. */
const answerMs = 5000

/**
 * Milliseconds until the next attempt: 1 s, 2 s, 4 s … 30 s, each randomly shortened by up to half.
 */
export function backoffMs(tries: number, chance: number): number {
  return Math.min(30_000, 1000 * 2 ** tries) * (1 - chance / 2)
}

/**
 * A live connection that opens with the first subscriber and reconnects when it breaks. Polling is
 * the fallback.
 */
export function createLiveConnection(options: LiveConnectionOptions): ClosableConnection {
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
      if (socket === opened) handleMessage(String(data))
    }
    opened.onclose = ({ code }) => {
      if (socket !== opened) return
      drop()
      ended = code === sessionEnded
      if (ended) onEnded?.()
      else if (hearers.size > 0) timer = setTimeout(connect, backoffMs(tries++, chance()))
    }
  }

  function handleMessage(text: string): void {
    clearTimeout(doubt)
    const message = JSON.parse(text) as LiveMessage
    if (message.type === 'ready') {
      tries = 0
      setReady(true)
    }
    for (const listener of hearers.get(message.type) ?? []) listener(message)
    overhear?.(message)
  }

  function setReady(now: boolean): void {
    if (ready === now) return
    ready = now
    for (const listener of watchers) listener()
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
    // A lost network does not trigger an event, so a socket may look open for minutes. A reachable
    // server answers a ping.
    doubt = setTimeout(() => {
      close()
      connect()
    }, answerMs)
    socket.send('{"type":"live.ping"}')
  }

  return {
    subscribe(type, listener) {
      const siblings = hearers.get(type) ?? new Set()
      hearers.set(type, siblings.add(listener))
      connect()
      return () => {
        siblings.delete(listener)
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
    onChange: (listener) => {
      watchers.add(listener)
      return () => void watchers.delete(listener)
    },
    wake,
    close,
  }
}
