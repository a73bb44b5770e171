import { createHmac } from 'node:crypto'
import type { Context } from '#kernel/context.ts'
import { offlineCookie, sessionCookie } from '../../rules/cookies.ts'

type SetsCookies = Pick<Context<unknown>, 'setCookie'>

/** Sets the cookies of a new session: its token, and the key for reading offline. */
export function setSessionCookies({ setCookie }: SetsCookies, token: string): void {
  setCookie({ ...sessionCookie, value: token, httpOnly: true })
  setCookie({ ...offlineCookie, value: deriveOfflineKey(token), httpOnly: false })
}

/** Deletes the cookies of a session. */
export function clearSessionCookies({ setCookie }: SetsCookies): void {
  setCookie({ name: sessionCookie.name, value: '', maxAgeSeconds: 0, httpOnly: true })
  setCookie({ name: offlineCookie.name, value: '', maxAgeSeconds: 0, httpOnly: false })
}

/** 256 bits as base64url, from which the token can't be computed. */
function deriveOfflineKey(token: string): string {
  return createHmac('sha256', token).update('copies for reading offline').digest('base64url')
}
