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
  const cookies: Record<string, string> = Object.create(null) as Record<string, string>
  for (const part of header?.split(';') ?? []) {
    const at = part.indexOf('=')
    if (at < 1) continue
    const name = part.slice(0, at).trim()
    if (!(name in cookies)) cookies[name] = decode(part.slice(at + 1).trim())
  }
  return cookies
}

/** Formats a Set-Cookie header. */
export function formatCookie(cookie: Cookie): string {
  if (!/^[\w.-]+$/.test(cookie.name)) throw new Error(`${cookie.name} is not a valid cookie name`)
  const expiry = `Max-Age=${Math.floor(cookie.maxAgeSeconds)}`
  return `${cookie.name}=${encodeURIComponent(cookie.value)}; Path=${cookie.path ?? '/'}; ${expiry}; ${cookie.httpOnly ? 'HttpOnly; ' : ''}Secure; SameSite=Lax`
}

function decode(value: string): string {
  const bare = value.startsWith('"') && value.endsWith('"') && value.length > 1 ? value.slice(1, -1) : value
  try {
    return bare.includes('%') ? decodeURIComponent(bare) : bare
  } catch {
    return bare
  }
}
