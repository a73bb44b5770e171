import type { Context, StaffViewer } from '#kernel/context.ts'
import type { Database, Transaction } from '#platform/server/postgres/database.ts'
import { hashToken, newToken } from '#platform/server/random.ts'
import { deviceCookie, officePaths, sessionCookie } from '../rules/cookies.ts'
import { deviceSeconds, sessionMs } from '../rules/spans.ts'
import { deleteByToken, insertSession, rememberDevice, selectSession } from './store-sessions.ts'

/** 256 bits as base64url. */
const secretShape = /^[A-Za-z0-9_-]{43}$/

type Asking = Pick<Context<unknown>, 'cookies' | 'setCookie' | 'now'>

/**
 * Finds the staff member of a session token. Read for every request, so that ending a session takes
 * effect immediately.
 */
export function findStaff(database: Database) {
  return async (token: string, now: Date): Promise<StaffViewer | null> =>
    secretShape.test(token) ? selectSession(database, hashToken(token), now) : null
}

/**
 * Opens a session in the caller's transaction and ends this browser's previous one. Call the
 * returned function after the commit to set the cookies.
 */
export async function openSession(tx: Transaction, person: number, asking: Asking): Promise<() => void> {
  const { cookies, now } = asking
  const before = cookies[sessionCookie] ?? ''
  if (secretShape.test(before)) await deleteByToken(tx, hashToken(before))
  const { token, hash } = newToken()
  await insertSession(tx, { tokenHash: hash, person, expiresAt: new Date(now.getTime() + sessionMs) }, now)
  const known = cookies[deviceCookie] ?? ''
  const device = secretShape.test(known) ? known : newToken().token
  await rememberDevice(tx, person, hashToken(device), now)
  return () => {
    setEverywhere(asking, sessionCookie, token, sessionMs / 1000)
    setEverywhere(asking, deviceCookie, device, deviceSeconds)
  }
}

/** Deletes the session cookie in the browser. */
export function forgetCookie(asking: Pick<Asking, 'setCookie'>): void {
  setEverywhere(asking, sessionCookie, '', 0)
}

/** Returns the hash of this browser's device cookie, or null. */
export function deviceOf({ cookies }: Pick<Asking, 'cookies'>): Buffer | null {
  const token = cookies[deviceCookie] ?? ''
  return secretShape.test(token) ? hashToken(token) : null
}

function setEverywhere({ setCookie }: Pick<Asking, 'setCookie'>, name: string, value: string, seconds: number): void {
  for (const path of officePaths) setCookie({ name, value, maxAgeSeconds: seconds, httpOnly: true, path })
}
