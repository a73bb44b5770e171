import { parse, serialize } from 'hono/utils/cookie'
import type { Cookie } from '#kernel/context.ts'

/** The cookie with the session token. */
export const sessionCookie = 'auth.session'

/** The cookie with the back office session token. */
export const officeCookie = 'office.session'

/**
 * Parses a Cookie header; if a name occurs twice the first value counts, because browsers send the
 * most specific first.
 */
export function readCookies(header: string | undefined): Readonly<Record<string, string>> {
  return parse(header ?? '')
}

/** Formats a Set-Cookie header. */
export function formatCookie(cookie: Cookie): string {
  return serialize(cookie.name, cookie.value, {
    path: cookie.path ?? '/',
    maxAge: cookie.maxAgeSeconds,
    httpOnly: cookie.httpOnly,
    secure: true,
    sameSite: 'Lax',
  })
}
