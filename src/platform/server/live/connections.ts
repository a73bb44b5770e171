import { type RawData, WebSocket } from 'ws'
import type { Viewer } from '#kernel/context.ts'
import { defaultGlobalRateLimits } from '../http/request/global-rate-limit.ts'
import type { LiveFrame, LiveMessage } from './frame.ts'
import type { LiveLimits, LiveOptions } from './options.ts'
import type { Presence } from './presence.ts'

/**
 * Close codes of RFC 6455, and 4001 for an ended session, after which a browser does not reconnect.
 */
const reasons = { notAFrame: 1007, tooFast: 1008, restart: 1012, sessionEnded: 4001 } as const

interface Connection {
  readonly socket: WebSocket
  readonly viewer: Viewer
  /** Whether the connection answered the last ping. */
  alive: boolean
  /** How many frames it may send at the moment, and when that was computed. */
  allowance: number
  countedAt: number
  /** Frames that wait for the one being handled. */
  readonly waiting: LiveMessage[]
  handling: boolean
}

export interface Connections {
  count(account: number): number
  /** Of all accounts together. */
  countAll(): number
  add(socket: WebSocket, viewer: Viewer): void
  /** Sends a JSON text to every connection of an account on this server. */
  sendTo(account: number, text: string): void
  end(which: { session?: number; account?: number }): void
  /** Closes connections whose session is no longer valid. */
  endInvalid(): Promise<void>
  stop(): Promise<void>
}

interface Deps extends Pick<LiveOptions, 'validSessions' | 'rateLimits' | 'clock' | 'log'> {
  readonly limits: LiveLimits
  readonly presence: Presence
  readonly handlers: ReadonlyMap<string, (frame: LiveFrame) => void | Promise<void>>
}

/** Manages the open connections of this server, by account. */
export function createConnections(deps: Deps): Connections {
  const { limits, presence, clock, log } = deps
  const memberLimit = deps.rateLimits.named(defaultGlobalRateLimits.member)
  const byAccount = new Map<number, Set<Connection>>()
  const all = function* () {
    for (const connections of byAccount.values()) yield* connections
  }

  function add(socket: WebSocket, viewer: Viewer): void {
    const connection: Connection = {
      socket,
      viewer,
      alive: true,
      allowance: limits.framesPerSecond,
      countedAt: performance.now(),
      waiting: [],
      handling: false,
    }
    const siblings = byAccount.get(viewer.account) ?? new Set()
    byAccount.set(viewer.account, siblings.add(connection))
    if (siblings.size === 1) presence.joined(viewer.account)
    socket.on('pong', () => {
      connection.alive = true
    })
    socket.on('message', (data, binary) => receive(connection, data, binary))
    socket.on('error', (error) =>
      log.debug({ account: viewer.account, error }, 'a live connection failed'),
    )
    socket.on('close', () => remove(connection))
    send(connection, '{"type":"ready"}')
  }

  function remove(connection: Connection): void {
    const { account } = connection.viewer
    const siblings = byAccount.get(account)
    if (siblings?.delete(connection) !== true || siblings.size > 0) return
    byAccount.delete(account)
    presence.left(account)
  }

  function receive(connection: Connection, data: RawData, binary: boolean): void {
    if (connection.socket.readyState !== WebSocket.OPEN) return
    if (!mayGoOn(connection)) return connection.socket.close(reasons.tooFast, 'too many frames')
    const message = binary ? undefined : messageIn(String(data))
    if (message === undefined) return connection.socket.close(reasons.notAFrame, 'not a frame')
    if (connection.waiting.length >= limits.framesPerSecond)
      return connection.socket.close(reasons.tooFast, 'too many frames')
    connection.waiting.push(message)
    if (!connection.handling) void handleWaiting(connection)
  }

  /** One frame of a connection is handled at a time: a browser can't ask for more than it waits for. */
  async function handleWaiting(connection: Connection): Promise<void> {
    connection.handling = true
    for (let next = connection.waiting.shift(); next; next = connection.waiting.shift()) {
      if (connection.socket.readyState !== WebSocket.OPEN) break
      await handle(connection, next)
    }
    connection.handling = false
  }

  /**
   * A frame counts against the same limit as the member's requests; beyond it frames are dropped,
   * because the page polls as well.
   */
  async function handle(connection: Connection, message: LiveMessage): Promise<void> {
    const { viewer } = connection
    const handler = deps.handlers.get(message.type)
    if (handler === undefined) return
    const now = clock.now()
    try {
      if (!(await memberLimit.consume(String(viewer.account), now)).granted) return
      const answer = (reply: LiveMessage) => send(connection, JSON.stringify(reply))
      await handler({ viewer, message, now, answer })
    } catch (error) {
      log.error({ account: viewer.account, error }, 'a live frame could not be handled')
    }
  }

  /** A token bucket that holds one second's worth of frames and refills steadily. */
  function mayGoOn(connection: Connection): boolean {
    const now = performance.now()
    const grown =
      connection.allowance + ((now - connection.countedAt) / 1000) * limits.framesPerSecond
    connection.allowance = Math.min(grown, limits.framesPerSecond) - 1
    connection.countedAt = now
    return connection.allowance >= 0
  }

  function send(connection: Connection, text: string): void {
    const { socket, viewer } = connection
    if (socket.readyState !== WebSocket.OPEN) return
    if (socket.bufferedAmount > limits.unreadBytes) {
      log.debug(
        { account: viewer.account, bytes: socket.bufferedAmount },
        'a live connection does not read its messages',
      )
      socket.terminate()
      return
    }
    socket.send(text)
  }

  function end({ session, account }: { session?: number; account?: number }): void {
    for (const { socket, viewer } of all()) {
      if (viewer.session === session || viewer.account === account)
        closeFirmly(socket, reasons.sessionEnded, 'session ended')
    }
  }

  async function endInvalid(): Promise<void> {
    const open = new Set([...all()].map(({ viewer }) => viewer.session))
    if (open.size === 0) return
    try {
      const valid = new Set(await deps.validSessions([...open]))
      for (const session of open) if (!valid.has(session)) end({ session })
    } catch (error) {
      log.warn({ error }, 'the sessions of live connections could not be checked')
    }
  }

  const pinging = setInterval(() => {
    for (const connection of all()) {
      if (!connection.alive) connection.socket.terminate()
      connection.alive = false
      connection.socket.ping(() => {})
    }
  }, limits.pingMs)
  const looking = setInterval(() => void endInvalid(), limits.sessionsMs)

  return {
    count: (account) => byAccount.get(account)?.size ?? 0,
    countAll: () => [...all()].length,
    add,
    sendTo: (account, text) => {
      for (const connection of byAccount.get(account) ?? []) send(connection, text)
    },
    end,
    endInvalid,
    stop: async () => {
      clearInterval(pinging)
      clearInterval(looking)
      const closing = [...all()].map(({ socket }) => closed(socket))
      for (const { socket } of all()) closeFirmly(socket, reasons.restart, 'server restarts')
      await Promise.all(closing)
    },
  }
}

function messageIn(text: string): LiveMessage | undefined {
  try {
    const message: unknown = JSON.parse(text)
    const typed =
      typeof message === 'object' &&
      message !== null &&
      'type' in message &&
      typeof message.type === 'string'
    return typed ? (message as LiveMessage) : undefined
  } catch {
    return undefined
  }
}

/** Closes with a reason, without waiting long for the client to agree. */
function closeFirmly(socket: WebSocket, code: number, reason: string): void {
  socket.close(code, reason)
  const timer = setTimeout(() => socket.terminate(), 1000)
  socket.once('close', () => clearTimeout(timer))
}

function closed(socket: WebSocket): Promise<void> {
  return new Promise((resolve) => socket.once('close', () => resolve()))
}
