import type { Context, Viewer } from '#kernel/context.ts'
import type { MemberId } from '#kernel/id.ts'
import type { Emit } from '#platform/server/events/emit.ts'
import type { Database, Transaction } from '#platform/server/postgres/database.ts'
import { hashToken, newToken } from '#platform/server/random.ts'
import type { Site } from '#features/site/sites/index.ts'
import type { Sites } from '#features/site/sites/server/index.ts'
import type { events } from '../../contract/accounts.ts'
import { deviceCookie, sessionCookie } from '../../rules/cookies.ts'
import { setSessionCookies } from './session-cookies.ts'
import { readLogInOrigin } from './log-in-origin.ts'
import { touchAccount } from '../store.ts'
import { recordLogIns } from './store-log-ins.ts'
import {
  deleteSession,
  insertSession,
  insertDevice,
  type SessionRow,
  selectSession,
  touchSession,
} from './store-sessions.ts'

/**
 * How long a lookup is cached; a revocation in this process takes effect immediately, elsewhere
 * within this time.
 */
const cacheMs = 5_000
const touchMs = 5 * 60_000
const maxCachedSessions = 20_000

export type FindViewer = (
  token: string,
  site: Pick<Site, 'pool'>,
  now: Date,
) => Promise<Viewer | null>

export interface Sessions {
  /**
   * Returns the viewer of a session token on a site, or null. Also records activity, at most every
   * five minutes.
   */
  readonly findViewer: FindViewer
  /**
   * Opens a session for an account in the caller's transaction; call the returned function after
   * the commit to set the cookies.
   */
  open(tx: Transaction, account: number, context: Context<unknown>): Promise<() => void>
  /**
   * Clears the cached sessions of an account after its state changed or some of its sessions ended,
   * and notifies the listeners of the ended ones.
   */
  forget(account: number, ended?: readonly number[]): void
  /** Registers a listener for the key of each session that is ended early in this process. */
  onRevoked(listener: (session: number) => void): void
}

interface CachedSession {
  readonly row: SessionRow
  readonly readAt: number
  seenAt: number
}

/**
 * Creates the session service: lookups are cached for five seconds, tokens are stored only as
 * hashes.
 */
export function createSessions(deps: {
  database: Database
  emit: Emit<typeof events>
  sites: Pick<Sites, 'countryOfAddress'>
}): Sessions {
  const cache = new Map<string, CachedSession>()
  /** Counts revocations, so that a lookup that started before one is not cached after it. */
  let revocations = 0
  const listeners: ((session: number) => void)[] = []

  async function loadSession(hash: Buffer, now: Date): Promise<CachedSession | null> {
    const key = hash.toString('base64url')
    const cached = cache.get(key)
    if (
      cached !== undefined &&
      Math.abs(now.getTime() - cached.readAt) < cacheMs &&
      cached.row.expires_at > now
    )
      return cached
    const before = revocations
    const row = await selectSession(deps.database, hash, now)
    cache.delete(key)
    if (row === null) return null
    const seenAt = Math.min(row.last_seen_at.getTime(), row.last_active_at?.getTime() ?? 0)
    const loaded = { row, readAt: now.getTime(), seenAt: Math.max(seenAt, cached?.seenAt ?? 0) }
    if (before === revocations) cache.set(key, loaded)
    if (cache.size > maxCachedSessions) cache.delete(cache.keys().next().value ?? '')
    return loaded
  }

  async function touch(cached: CachedSession, now: Date): Promise<void> {
    if (now.getTime() - cached.seenAt < touchMs) return
    cached.seenAt = now.getTime()
    const { session, account } = cached.row
    await deps.database.transaction(async (tx) => {
      await touchSession(tx, session, now)
      if (await touchAccount(tx, account, now))
        await deps.emit(tx, 'accounts.active', { account, at: now }, now)
    })
  }

  return {
    async findViewer(token, site, now) {
      if (!secretShape.test(token)) return null
      const cached = await loadSession(hashToken(token), now)
      if (cached === null || cached.row.pool !== site.pool) return null
      await touch(cached, now)
      const { account, member, pool, status, session } = cached.row
      return { account, member: member as MemberId, pool, status, session }
    },

    async open(tx, account, context) {
      // Every login opens a new session and ends the old one, so that no session is carried over to
      // another person.
      if (context.viewer !== null) await deleteSession(tx, context.viewer.session)
      const { token, hash } = newToken()
      const expiresAt = new Date(context.now.getTime() + sessionCookie.maxAgeSeconds * 1000)
      const from = readLogInOrigin(deps.sites, context)
      await insertSession(tx, { tokenHash: hash, account, expiresAt, from }, context.now)
      await recordLogIns(tx, [account], { ...from, outcome: 'right' }, context.now)
      const knownToken = context.cookies[deviceCookie.name] ?? ''
      const device = secretShape.test(knownToken) ? knownToken : newToken().token
      await insertDevice(tx, account, hashToken(device), context.now)
      return () => {
        if (context.viewer !== null) this.forget(context.viewer.account, [context.viewer.session])
        setSessionCookies(context, token)
        context.setCookie({ ...deviceCookie, value: device, httpOnly: true })
      }
    },

    forget(account, ended = []) {
      revocations += 1
      for (const [key, { row }] of cache) if (row.account === account) cache.delete(key)
      for (const session of ended) for (const listener of listeners) listener(session)
    },

    onRevoked: (listener) => void listeners.push(listener),
  }
}

/** 256 bits as base64url. */
const secretShape = /^[A-Za-z0-9_-]{43}$/

/** Returns the hash of this browser's device cookie, or null. */
export function hashDeviceCookie(context: Pick<Context<unknown>, 'cookies'>): Buffer | null {
  const token = context.cookies[deviceCookie.name] ?? ''
  return secretShape.test(token) ? hashToken(token) : null
}
