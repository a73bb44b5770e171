import { createHmac, createSecretKey, type KeyObject, timingSafeEqual } from 'node:crypto'
import type { Cookie } from '#kernel/context.ts'

/** The cookie in which the code of a visit is kept. */
export const keptCookie = 'discount_code'
/** Half a day covers a visit. */
const keptSeconds = 12 * 3600

/** Keeps the code of a log-in for the visit. Marked, so that nobody tries codes by writing cookies; another log-in begins without one. */
export interface KeptCode {
  read(cookies: Readonly<Record<string, string>>, session: number): string | null
  write(code: string, session: number): Cookie
  readonly forget: Cookie
}

/** Makes the keeper. */
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
