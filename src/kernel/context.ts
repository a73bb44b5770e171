import type { Locale } from './locale.ts'

/**
 * The logged-in member, as recorded in the session; entitlement, blocks and balances are always
 * read from the database.
 */
export interface Viewer {
  /** The internal key of the account. */
  readonly account: number
  /** The public id of the member. */
  readonly member: string
  readonly pool: number
  /** `not_confirmed` until the link in the email is used. */
  readonly status: 'not_confirmed' | 'active'
  /** The internal key of the session, for log-out and the list of sessions. */
  readonly session: number
}

/** A staff member, as recorded in a back office session. Never the same as a member. */
export interface StaffViewer {
  /** The internal key of the staff member. */
  readonly staff: number
  /** The id used for this person in the audit log and in photo URLs. */
  readonly id: string
  readonly role: string
  readonly session: number
  /** When this session last showed the second factor. */
  readonly confirmedAt: Date
}

/** The caller: a member, a staff member, or null for a visitor. */
export type Caller = Viewer | StaffViewer | null

/** Whether the caller is a staff member. */
export function isStaff(caller: Caller): caller is StaffViewer {
  return caller !== null && 'staff' in caller
}

/**
 * The facts that an endpoint receives about the request in addition to its input. `Site` is the
 * product's record of the requested site.
 */
export interface Context<Site, V extends Caller = Viewer | null> {
  readonly site: Site
  readonly viewer: V
  readonly now: Date
  readonly locale: Locale
  /** Scheme, host and port of the request, as sent by the browser: `https://minuet.example`. */
  readonly origin: string
  /**
   * The caller's network address (IPv6 cut to /64), for rate limits only; never stored with
   * content.
   */
  readonly address: string
  readonly userAgent: string
  readonly requestId: string
  readonly cookies: Readonly<Record<string, string>>
  /**
   * The query of the page or endpoint, from which a site reads traffic source or forced country.
   */
  readonly query: Readonly<Record<string, string>>
  /** Sets a cookie on the response. */
  setCookie(cookie: Cookie): void
}

/** A cookie to set; `maxAgeSeconds: 0` deletes it. Secure and SameSite=Lax are added. */
export interface Cookie {
  readonly name: string
  readonly value: string
  readonly maxAgeSeconds: number
  readonly httpOnly: boolean
  /** The path below which it is sent; all paths if left out. */
  readonly path?: `/${string}`
}
