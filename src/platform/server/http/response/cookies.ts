import { parse, serialize } from 'hono/utils/cookie'
import type { Cookie } from '#kernel/context.ts'

/**
 * The cookie with the session token. Browsers accept a name with `__Host-` only from this exact
 * host over a secure connection, for all paths; another subdomain can't plant one.
 */
export const sessionCookie = '__Host-auth.session'

/**
 * The cookie with the back office session token. It is sent only for two paths, which rules out the
 * prefix `__Host-`.
 */
export const officeCookie = '__Secure-office.session'

/**
 * Parses a Cookie header; if a name occurs twice the first value counts, because browsers send the
 * most specific first. A session cookie that occurs twice is ignored, because one of the two was
 * planted and there is no way to tell which.
 */
export function readCookies(header: string | undefined): Readonly<Record<string, string>> {
  const cookies = parse(header ?? '')
  for (const name of [sessionCookie, officeCookie])
    if (isRepeated(name, header)) delete cookies[name]
  return cookies
}

/** Returns the session tokens in a Cookie header. */
export function listSessionTokens(header: string): string[] {
  if (!header.includes(sessionCookie) && !header.includes(officeCookie)) return []
  const cookies = readCookies(header)
  return [cookies[sessionCookie], cookies[officeCookie]].filter((token) => token !== undefined)
}

function isRepeated(name: string, header: string | undefined): boolean {
  const pairs = header?.split(';') ?? []
  return pairs.filter((pair) => pair.split('=', 1)[0]?.trim() === name).length > 1
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
