import type { Cookie } from '#kernel/context.ts'
import { createKeyedHash } from '#platform/server/secrets/keyed-hash.ts'

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
  const hash = createKeyedHash(secret, 'discounts.kept')
  const signedText = (code: string, session: number) => `${session} ${code}`
  return {
    read(cookies, session) {
      const [code = '', mark = ''] = (cookies[cookieName] ?? '').split('.')
      return hash.matches(signedText(code, session), Buffer.from(mark, 'base64url')) ? code : null
    },
    write: (code, session) => ({
      name: cookieName,
      value: `${code}.${hash.digest(signedText(code, session)).toString('base64url')}`,
      maxAgeSeconds: cookieSeconds,
      httpOnly: true,
    }),
    forget: { name: cookieName, value: '', maxAgeSeconds: 0, httpOnly: true },
  }
}
