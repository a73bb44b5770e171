import type { Server } from 'node:http'
import { createConnections } from './connections.ts'
import { createDoor } from './door.ts'
import type { LiveFrame, LiveMessage } from './frame.ts'
import type { LiveLimits, LiveOptions } from './options.ts'
import { createPresence } from './presence.ts'

/** The live hub's door for features. */
export interface Live {
  /** Tells every tab of a member, on whichever server; call it after the commit. At most 4,000 bytes as JSON. */
  tell(account: number, message: LiveMessage): void
  tellMany(accounts: readonly number[], message: LiveMessage): void
  /** Hears what browsers say of one type; one handler for each. Types nobody handles are ignored. */
  onFrame(type: string, handler: (frame: LiveFrame) => void | Promise<void>): void
  /** Whether a member has a connection, on whichever server. */
  online(account: number): boolean
  /** Ends the connections of a session that ended, on every server. */
  closeSession(session: number): void
  /** Ends all connections of an account (banned, deleted). */
  closeAccount(account: number): void
  /** Lets a server's upgrade requests at /api/live in. */
  attach(server: Server): void
  /** Asks browsers to come back later and closes. */
  stop(): Promise<void>
}

const usual: LiveLimits = {
  perMember: 5,
  framesPerSecond: 20,
  unreadBytes: 256 * 1024,
  pingMs: 30_000,
  sessionsMs: 4000,
}

/** So many ids fit one notice beside a message. */
const chunk = 300

/** The live hub: every member's open tabs, told of what happens. What it misses the pages' polling finds. */
export function createLive(options: LiveOptions): Live {
  const { bus, log } = options
  const limits = { ...usual, ...options.limits }
  // A browser that was asleep asks whether anybody is still there.
  const handlers = new Map<string, (frame: LiveFrame) => void | Promise<void>>([
    ['live.ping', ({ answer }) => answer({ type: 'live.pong' })],
  ])
  const presence = createPresence(bus)
  const connections = createConnections({ ...options, limits, presence, handlers })
  const door = createDoor({ ...options, limits, connections })

  bus.subscribe('live.tell', (body) => {
    const [accounts, text] = body as [number[], string]
    for (const account of accounts) connections.sendTo(account, text)
  })
  bus.subscribe('live.end', (body) => connections.end(body as { session?: number; account?: number }))
  bus.onGap(() => void connections.endInvalid())

  function tellMany(accounts: readonly number[], message: LiveMessage): void {
    const text = JSON.stringify(message)
    // Counted as it will be inside a notice, where it is quoted once more: six bytes a character at worst.
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
    tell: (account, message) => tellMany([account], message),
    tellMany,
    onFrame: (type, handler) => {
      if (handlers.has(type)) throw new Error(`two handlers of live frames ${type}`)
      handlers.set(type, handler)
    },
    online: presence.online,
    closeSession: (session) => end({ session }),
    closeAccount: (account) => end({ account }),
    attach: door.attach,
    stop: async () => {
      presence.stop()
      await connections.stop()
      log.debug('the live hub is closed')
    },
  }
}
