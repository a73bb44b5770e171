import { createHmac, createSecretKey, type KeyObject, timingSafeEqual } from 'node:crypto'
import type { Cookie } from '#kernel/context.ts'

/** Name of the cookie that stores the code of a visit. */
export const keptCookie = 'discount_code'
/** Half a day covers a visit. */
const keptSeconds = 12 * 3600

/**
 * Stores a session's code for the visit. Signed, so that codes cannot be tried by writing cookies,
 * and bound to the session, so that a new log-in starts without one.
 */
export interface KeptCode {
  read(cookies: Readonly<Record<string, string>>, session: number): string | null
  write(code: string, session: number): Cookie
  readonly forget: Cookie
}

export function keptCode(secret: string): KeptCode {
  const key = createSecretKey(createHmac('sha256', secret).update('discounts.kept').digest())
  return {
    read(cookies, session) {
      const [code = '', mark = ''] = (cookies[keptCookie] ?? '').split('.')
      const given = Buffer.from(mark, 'base64url')
      const own = markOf(key, code, session)
      return given.length === own.length && timingSafeEqual(given, own) ? code : null
    },
    write: (code, session) => ({
      name: keptCookie,
      value: `${code}.${markOf(key, code, session).toString('base64url')}`,
      maxAgeSeconds: keptSeconds,
      httpOnly: true,
    }),
    forget: { name: keptCookie, value: '', maxAgeSeconds: 0, httpOnly: true },
  }
}

function markOf(key: KeyObject, code: string, session: number): Buffer {
  return createHmac('sha256', key).update(`${session} ${code}`).digest()
}
