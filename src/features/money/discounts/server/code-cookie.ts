import { createHmac, createSecretKey, type KeyObject, timingSafeEqual } from 'node:crypto'
import type { Cookie } from '#kernel/context.ts'

/** Name of the cookie that stores the code of a visit. */
export const cookieName = 'discount_code'
/** Half a day covers a visit. */
const cookieSeconds = 12 * 3600

/**
 * Stores a session's code for the visit. Signed, so that codes cannot be tried by writing cookies,
 * and bound to the session, so that a new log-in starts without one.
 */
export interface CodeCookie {
  read(cookies: Readonly<Record<string, string>>, session: number): string | null
  write(code: string, session: number): Cookie
  readonly forget: Cookie
}

export function createCodeCookie(secret: string): CodeCookie {
  const key = createSecretKey(createHmac('sha256', secret).update('discounts.kept').digest())
  return {
    read(cookies, session) {
      const [code = '', mark = ''] = (cookies[cookieName] ?? '').split('.')
      const actual = Buffer.from(mark, 'base64url')
      const expected = sign(key, code, session)
      return actual.length === expected.length && timingSafeEqual(actual, expected) ? code : null
    },
    write: (code, session) => ({
      name: cookieName,
      value: `${code}.${sign(key, code, session).toString('base64url')}`,
      maxAgeSeconds: cookieSeconds,
      httpOnly: true,
    }),
    forget: { name: cookieName, value: '', maxAgeSeconds: 0, httpOnly: true },
  }
}

function sign(key: KeyObject, code: string, session: number): Buffer {
  return createHmac('sha256', key).update(`${session} ${code}`).digest()
}
