import type { Contract, Limit } from '#kernel/call.ts'
import type { Context, StaffViewer, Viewer } from '#kernel/context.ts'
import type { Locale } from '#kernel/locale.ts'
import type { Clock } from '../clock.ts'
import type { Limits } from '../limits/limits.ts'
import type { Log } from '../log/log.ts'
import type { Phrases } from '../phrases.ts'
import type { HttpApp } from './asked.ts'
import type { RawRouteTools } from './raw-route.ts'
import type { RoomLimits } from './room.ts'
import type { PageAnswer, PageRequest } from './pages.ts'
import type { Timeouts } from './listen.ts'

/** A handler of any call; the contract's types were checked where the handlers were put together. */
export type AnyHandler = (input: never, context: never) => Promise<unknown>

/** Everything the HTTP floor is told by the roof. */
export interface HttpOptions<Site> {
  readonly contract: Contract
  /** One handler for each call. */
  readonly handlers: Readonly<Record<string, AnyHandler>>
  /** The site of a host (without port), or null for a host that is none of ours. */
  findSite(host: string): Promise<Site | null> | Site | null
  /** Who a session's token belongs to on this site; null when it is over. Asked only when the cookie is there. */
  findViewer(token: string, site: Site, now: Date): Promise<Viewer | null>
  /** Who of the staff a token of the back office belongs to; null when it is over. Without it there is no back office. */
  findStaff?(token: string, now: Date): Promise<StaffViewer | null>
  /** Whether visitors may search here, for calls of the rule `searcher`. */
  searchOpen(site: Site, context: Context<Site>): boolean
  chooseLocale(site: Site, cookies: Readonly<Record<string, string>>, acceptLanguage: string | undefined): Locale
  readonly phrases: Phrases
  readonly clock: Clock
  readonly log: Log
  readonly limits: Limits
  /** How many requests of any kind one caller may make; `floodLimits` when left out. */
  readonly flood?: { readonly visitor: Limit; readonly member: Limit }
  /** How many bytes of files may be on their way at once; `roomLimits` when left out. */
  readonly room?: RoomLimits
  /** Renders the pages; without it only the calls are served. */
  pages?(request: PageRequest<Site>): Promise<PageAnswer>
  /** The folder of the browser's files, `dist/client`. */
  readonly statics?: string
  /** Raw routes beside calls and pages: /media, /cdn, the manifest. */
  extra?(app: HttpApp<Site>, helpers: RawRouteTools<Site>): void
  /** `production` refuses to start with doors under /dev. */
  readonly mode?: 'demo' | 'production'
  /** The pages under /dev. */
  devDoors?(app: HttpApp<Site>, helpers: RawRouteTools<Site>): void
  /** Addresses and networks of our own proxies, whose X-Forwarded headers are believed. */
  readonly trustedProxies?: readonly string[]
  /** Checks each answer against its contract; a mismatch is a fault. For tests. */
  readonly validateReplies?: boolean
  readonly timeouts?: Partial<Timeouts>
}
