import type { IncomingMessage } from 'node:http'
import type { Viewer } from '#kernel/context.ts'
import type { Clock } from '#platform/server/clock.ts'
import type { Log } from '#platform/server/log/log.ts'
import type { LocateRequest } from '#platform/server/http/request/request-location.ts'
import type { Limits } from '#platform/server/limits/limits.ts'
import type { Bus } from './bus.ts'

export interface LiveOptions {
  /** Must be started already. */
  readonly bus: Bus
  /** Locates upgrade requests by the same headers as HTTP requests. */
  readonly locate: LocateRequest
  /** The member of a request's cookie on the site of this host; null without a session. */
  readonly findViewer: (request: IncomingMessage, host: string) => Promise<Viewer | null>
  /**
   * Returns which of these sessions are still valid; called for all open connections together every
   * few seconds.
   */
  readonly validSessions: (sessions: readonly number[]) => Promise<readonly number[]>
  readonly rateLimits: Pick<Limits, 'named'>
  readonly clock: Clock
  readonly log: Log
  readonly limits?: Partial<LiveLimits>
}

export interface LiveLimits {
  /** Maximum number of connections from one member to one server. */
  readonly perMember: number
  readonly framesPerSecond: number
  /** Unread bytes after which a browser is dropped; it reconnects and loads anything it missed. */
  readonly unreadBytes: number
  readonly pingMs: number
  /** How often sessions are checked again; including closing, they end within 5 s. */
  readonly sessionsMs: number
}
