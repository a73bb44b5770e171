import type { Server } from 'node:http'
import { createConnections } from './connections.ts'
import { createUpgradeHandler } from './upgrade-handler.ts'
import type { LiveFrame, LiveMessage } from './frame.ts'
import type { LiveLimits, LiveOptions } from './options.ts'
import { createPresence } from './presence.ts'

/** The live hub as used by features. */
export interface Live {
  /**
   * Sends a message to every tab of a member, on all servers; call it after the commit. At most
   * 4,000 bytes as JSON.
   */
  notify(account: number, message: LiveMessage): void
  notifyMany(accounts: readonly number[], message: LiveMessage): void
  /**
   * Handles the frames of one type from browsers; one handler per type. Frames without a handler
   * are ignored.
   */
  onFrame(type: string, handler: (frame: LiveFrame) => void | Promise<void>): void
  /** Whether a member is connected to any server. */
  online(account: number): boolean
  /** The open connections of this server. */
  countConnections(): number
  /** Closes the connections of an ended session, on every server. */
  closeSession(session: number): void
  /** Closes all connections of an account (banned, deleted). */
  closeAccount(account: number): void
  /** Accepts a server's upgrade requests at /api/live. */
  attach(server: Server): void
  /** Asks browsers to reconnect later, and closes. */
  stop(): Promise<void>
}

const usual: LiveLimits = {
  perMember: 5,
  framesPerSecond: 20,
  unreadBytes: 256 * 1024,
  pingMs: 30_000,
  sessionsMs: 4000,
}

/** Number of ids that fit into one notice together with a message. */
const chunk = 300

/**
 * The live hub: pushes events to every member's open tabs. Anything it misses is picked up when
 * pages poll.
 */
export function createLive(options: LiveOptions): Live {
  const { bus, log } = options
  const limits = { ...usual, ...options.limits }
  // A browser waking from sleep checks whether the connection is still alive.
  const handlers = new Map<string, (frame: LiveFrame) => void | Promise<void>>([
    ['live.ping', ({ answer }) => answer({ type: 'live.pong' })],
  ])
  const presence = createPresence(bus)
  const connections = createConnections({ ...options, limits, presence, handlers })
  const upgradeHandler = createUpgradeHandler({ ...options, limits, connections })

  bus.subscribe('live.tell', (body) => {
    const [accounts, text] = body as [number[], string]
    for (const account of accounts) connections.sendTo(account, text)
  })
  bus.subscribe('live.end', (body) =>
    connections.end(body as { session?: number; account?: number }),
  )
  bus.onGap(() => void connections.endInvalid())

  function notifyMany(accounts: readonly number[], message: LiveMessage): void {
    const text = JSON.stringify(message)
    // Measured as it will be inside a notice, where it is quoted again: at worst six bytes per
    // character.
    if (text.length * 6 > 4000 && Buffer.byteLength(JSON.stringify(text)) > 4000)
      throw new Error(`a live message of type ${message.type} is too long`)
    for (const account of accounts) connections.sendTo(account, text)
    for (let from = 0; from < accounts.length; from += chunk)
      bus.publish('live.tell', [accounts.slice(from, from + chunk), text])
  }

  function end(which: { session?: number; account?: number }): void {
    connections.end(which)
    bus.publish('live.end', which)
  }

  return {
    notify: (account, message) => notifyMany([account], message),
    notifyMany,
    onFrame: (type, handler) => {
      if (handlers.has(type)) throw new Error(`two handlers for live frames of type ${type}`)
      handlers.set(type, handler)
    },
    online: presence.online,
    countConnections: connections.countAll,
    closeSession: (session) => end({ session }),
    closeAccount: (account) => end({ account }),
    attach: upgradeHandler.attach,
    stop: async () => {
      presence.stop()
      await connections.stop()
      log.debug('the live hub is closed')
    },
  }
}
