import type { Locale } from './locale.ts'

/** The person behind a request, as the session says; entitlement, blocks and balances are always read anew. */
export interface Viewer {
  /** The inside key of the account. */
  readonly account: number
  /** The id others see. */
  readonly member: string
  readonly pool: number
  /** `not_confirmed` until the mailed link is used. */
  readonly status: 'not_confirmed' | 'active'
  /** The inside key of the session, for log-out and the list of sessions. */
  readonly session: number
}

/** One of the operator's people, as a session of the back office says. Never the same thing as a member. */
export interface StaffViewer {
  /** The inside key among the staff. */
  readonly staff: number
  /** The id by which the audit log and addresses of photos name this person. */
  readonly id: string
  readonly role: string
  readonly session: number
}

/** Whoever asks: a member, one of the staff, or nobody. */
export type Caller = Viewer | StaffViewer | null

/** Tells the operator's people from members. */
export function isStaff(caller: Caller): caller is StaffViewer {
  return caller !== null && 'staff' in caller
}

/** Everything a call may know of the request beside its input. `Site` is the product's own record of the site asked. */
export interface Context<Site, V extends Caller = Viewer | null> {
  readonly site: Site
  readonly viewer: V
  readonly now: Date
  readonly locale: Locale
  /** Scheme, host and port asked, as the browser wrote them: `https://minuet.example`. */
  readonly origin: string
  /** The caller's network address (IPv6 cut to /64), for limits only; never stored with content. */
  readonly address: string
  readonly userAgent: string
  readonly requestId: string
  /** Request cookies by name. */
  readonly cookies: Readonly<Record<string, string>>
  /** The query of the page or call, for what a site reads from it (traffic source, forced country). */
  readonly query: Readonly<Record<string, string>>
  /** Sets a cookie on the answer. */
  setCookie(cookie: Cookie): void
}

/** A cookie to set; `maxAgeSeconds: 0` deletes it. Secure and SameSite=Lax are added. */
export interface Cookie {
  readonly name: string
  readonly value: string
  readonly maxAgeSeconds: number
  readonly httpOnly: boolean
  /** Below which addresses it is sent; everywhere when left out. */
  readonly path?: `/${string}`
}
