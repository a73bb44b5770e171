import type { IncomingMessage } from 'node:http'
import type { Viewer } from '#kernel/context.ts'
import type { Clock } from '#platform/server/clock.ts'
import type { Log } from '#platform/server/log/log.ts'
import type { Bus } from './bus.ts'

export interface LiveOptions {
  /** Started already. */
  readonly bus: Bus
  /** Who asks, by the request's cookie; null without a session. */
  readonly findViewer: (request: IncomingMessage) => Promise<Viewer | null>
  /** Which of these sessions still hold; asked for all open connections together every few seconds. */
  readonly validSessions: (sessions: readonly number[]) => Promise<readonly number[]>
  /** Whether a page of this origin may connect; by default only one of the same host. */
  readonly allowedOrigin?: (origin: URL, request: IncomingMessage) => boolean
  readonly clock: Clock
  readonly log: Log
  readonly limits?: Partial<LiveLimits>
}

export interface LiveLimits {
  /** Connections of one member to one server. */
  readonly perMember: number
  readonly framesPerSecond: number
  /** Bytes a browser may leave unread before it is dropped; it comes back and asks for what it missed. */
  readonly unreadBytes: number
  readonly pingMs: number
  /** How often sessions are looked at again; with closing they end within 5 s. */
  readonly sessionsMs: number
}
