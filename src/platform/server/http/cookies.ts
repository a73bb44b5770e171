import type { Cookie } from '#kernel/context.ts'

/** The cookie that holds the session's token. */
export const sessionCookie = 'auth.session'

/** The cookie that holds a session of the back office. */
export const officeCookie = 'office.session'

/** Reads a Cookie header; of two with one name the first counts, as browsers send the most specific first. */
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

/** Writes a Set-Cookie header. */
export function writeCookie(cookie: Cookie): string {
  if (!/^[\w.-]+$/.test(cookie.name)) throw new Error(`${cookie.name} cannot name a cookie`)
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
