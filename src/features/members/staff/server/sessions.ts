import type { Context, StaffViewer } from '#kernel/context.ts'
import type { Database, Transaction } from '#platform/server/postgres/database.ts'
import { hashToken, newToken } from '#platform/server/random.ts'
import { deviceCookie, officePaths, sessionCookie } from '../rules/cookies.ts'
import { deviceSeconds, idleMs, seenStepMs, sessionMs } from '../rules/periods.ts'
import {
  deleteByToken,
  insertSession,
  insertDevice,
  selectSession,
  updateSeen,
} from './store-sessions.ts'

/** 256 bits as base64url. */
const secretShape = /^[A-Za-z0-9_-]{43}$/

type CookieContext = Pick<Context<unknown>, 'cookies' | 'setCookie' | 'now'>

/**
 * Finds the staff member of a session token. Read for every request, so that ending a session takes
 * effect immediately. A session ends after half an hour without a request.
 */
export function findStaff(database: Database) {
  return async (token: string, now: Date): Promise<StaffViewer | null> =>
    secretShape.test(token) ? findActive(database, token, now) : null
}

async function findActive(
  database: Database,
  token: string,
  now: Date,
): Promise<StaffViewer | null> {
  const activeSince = new Date(now.getTime() - idleMs)
  const row = await selectSession(database, { tokenHash: hashToken(token), activeSince }, now)
  if (row === null) return null
  const { seenAt, ...viewer } = row
  if (now.getTime() - seenAt.getTime() >= seenStepMs)
    await updateSeen(database, viewer.session, now)
  return viewer
}

/**
 * Opens a session in the caller's transaction and ends this browser's previous one. Call the
 * returned function after the commit to set the cookies.
 */
export async function openSession(
  tx: Transaction,
  person: number,
  context: CookieContext,
): Promise<() => void> {
  const { cookies, now } = context
  const before = cookies[sessionCookie] ?? ''
  if (secretShape.test(before)) await deleteByToken(tx, hashToken(before))
  const { token, hash } = newToken()
  await insertSession(
    tx,
    { tokenHash: hash, person, expiresAt: new Date(now.getTime() + sessionMs) },
    now,
  )
  const knownToken = cookies[deviceCookie] ?? ''
  const device = secretShape.test(knownToken) ? knownToken : newToken().token
  await insertDevice(tx, person, hashToken(device), now)
  return () => {
    setEverywhere(context, sessionCookie, token, sessionMs / 1000)
    setEverywhere(context, deviceCookie, device, deviceSeconds)
  }
}

/** Deletes the session cookie in the browser. */
export function clearSessionCookie(context: Pick<CookieContext, 'setCookie'>): void {
  setEverywhere(context, sessionCookie, '', 0)
}

/** Returns the hash of this browser's device cookie, or null. */
export function hashDeviceCookie({ cookies }: Pick<CookieContext, 'cookies'>): Buffer | null {
  const token = cookies[deviceCookie] ?? ''
  return secretShape.test(token) ? hashToken(token) : null
}

function setEverywhere(
  { setCookie }: Pick<CookieContext, 'setCookie'>,
  name: string,
  value: string,
  seconds: number,
): void {
  for (const path of officePaths)
    setCookie({ name, value, maxAgeSeconds: seconds, httpOnly: true, path })
}
