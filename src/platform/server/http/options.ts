import type { Contract } from '#kernel/endpoint.ts'
import type { GlobalRateLimits } from './request/global-rate-limit.ts'
import type { Context, StaffViewer, Viewer } from '#kernel/context.ts'
import type { Locale } from '#kernel/locale.ts'
import type { Clock } from '../clock.ts'
import type { Limits } from '../limits/limits.ts'
import type { AnsweredRequest } from '../metrics/metrics.ts'
import type { Log } from '../log/log.ts'
import type { Phrases } from '../phrases.ts'
import type { HttpApp } from './request/site-request.ts'
import type { HealthCheck } from './health.ts'
import type { RawRouteTools } from './raw-route.ts'
import type { UploadBudgetLimits } from './request/upload-budget.ts'
import type { UploadPace } from './request/read-body.ts'
import type { UnreadBodyLimits } from './request/unread-bodies.ts'
import type { PageAnswer, PageRequest } from './pages.ts'
import type { Timeouts } from './listen.ts'

/**
 * The handler of any endpoint; types are checked against the contract where the handlers are
 * assembled.
 */
export type AnyHandler = (input: never, context: never) => Promise<unknown>

/** Everything that the main module passes to the HTTP layer. */
export interface HttpOptions<Site> {
  readonly contract: Contract
  /** One handler for each endpoint. */
  readonly handlers: Readonly<Record<string, AnyHandler>>
  /** The site of a host (without port), or null if no site has this host. */
  findSite(host: string): Promise<Site | null> | Site | null
  /**
   * The owner of a session token on this site; null if the session has ended. Called only if the
   * cookie is present.
   */
  findViewer(token: string, site: Site, now: Date): Promise<Viewer | null>
  /**
   * The staff member of a back office token; null if the session has ended. If left out, there is
   * no back office.
   */
  findStaff?(token: string, now: Date): Promise<StaffViewer | null>
  /**
   * Whether a member must accept new terms before using endpoints without `openWithoutTerms`; never
   * if left out.
   */
  mustAcceptTerms?(context: Context<Site, Viewer>): Promise<boolean>
  /** Whether visitors may search on this site, for endpoints with the access rule `searcher`. */
  searchOpen(site: Site, context: Context<Site>): boolean
  chooseLocale(
    site: Site,
    cookies: Readonly<Record<string, string>>,
    acceptLanguage: string | undefined,
    url: URL,
  ): Locale
  readonly phrases: Phrases
  readonly clock: Clock
  readonly log: Log
  readonly limits: Limits
  /** The parts without which the server isn't ready; none if left out. */
  readonly health?: readonly HealthCheck[]
  /** How many requests of any kind one caller may make; `defaultGlobalRateLimits` if left out. */
  readonly globalRateLimits?: GlobalRateLimits
  /** Same for photos and webhooks, which are more numerous. */
  readonly frequentLimits?: GlobalRateLimits
  /**
   * How many bytes of uploads may be in progress at the same time; `defaultUploadBudget` if left
   * out.
   */
  readonly uploadBudget?: UploadBudgetLimits
  /** The minimum speed of an upload; `defaultUploadPace` if left out. */
  readonly uploadPace?: UploadPace
  /** Limits for refused bodies that still arrive; `defaultUnreadBodyLimits` if left out. */
  readonly unreadBodies?: UnreadBodyLimits
  /** Renders the pages; without it only endpoints are served. */
  pages?(request: PageRequest<Site>): Promise<PageAnswer>
  /** The folder of the browser's files, `dist/client`. */
  readonly statics?: string
  /** Adds raw routes in addition to endpoints and pages: /media, /cdn, the manifest. */
  extra?(app: HttpApp<Site>, helpers: RawRouteTools<Site>): void
  /** `production` refuses to start with pages under /dev. */
  readonly mode?: 'demo' | 'production'
  /** Adds the pages under /dev. */
  mountDevPages?(app: HttpApp<Site>, helpers: RawRouteTools<Site>): void
  /** Hosts on which only the back office answers, and nowhere else; none if left out. */
  readonly officeHosts?: ReadonlySet<string>
  /** Addresses and networks of the operator's proxies, whose X-Forwarded headers are trusted. */
  readonly trustedProxies?: readonly string[]
  /** Validates each output against its contract; a mismatch throws. For tests. */
  readonly validateReplies?: boolean
  readonly timeouts?: Partial<Timeouts>
  /** Called for each answered request, to measure it; nothing if left out. */
  readonly countRequest?: (request: AnsweredRequest) => void
}
