import { ECDH } from 'node:crypto'
import type { Handler } from '#kernel/handler.ts'
import { refuse } from '#kernel/refusal.ts'
import { quietCookie, parseQuiet } from '#features/members/quiet-mode/index.ts'
import type { Site } from '#features/site/sites/index.ts'
import type { contract } from '../contract/push.ts'
import { parseSubscription } from '../rules/parse-subscription.ts'
import type { PushParts } from './deps.ts'
import {
  deleteSessionSubscription,
  upsertSubscription,
  selectSessionSubscription,
} from './store.ts'

type Parts = Pick<PushParts, 'database' | 'seal' | 'allowed'>

/**
 * POST /api/user.php?push=1: subscribes or unsubscribes this browser. Quiet mode is a browser
 * setting, so its cookie is read here.
 */
export function subscribe({
  database,
  seal,
  allowed,
}: Parts): Handler<(typeof contract)['push.subscribe'], Site> {
  return async ({ subscription: text }, { viewer, site, cookies, now }) => {
    if (text === null) {
      await deleteSessionSubscription(database, viewer.session)
      return { subscribed: false }
    }
    if (site.settings.push_public_key === null) return refuse('push.not_offered')
    const parsed = parseSubscription(text)
    if (parsed === null || !isOnCurve(parsed.keys.p256dh))
      return refuse('push.invalid_subscription', { field: 'subscription' })
    if (!allowed.allows(parsed.endpoint))
      return refuse('push.unknown_service', { field: 'subscription' })
    const { account, session } = viewer
    const stored = { mark: seal.mark(parsed.endpoint), sealed: seal.close(parsed) }
    const quiet = parseQuiet(cookies[quietCookie]) !== 'off'
    await upsertSubscription(database, { account, session, quiet, ...stored }, now)
    return { subscribed: true }
  }
}

/** GET /api/push: the endpoint the server has for this session. */
export function readOwn({
  database,
  seal,
}: Parts): Handler<(typeof contract)['push.read_own'], Site> {
  return async (_, { viewer }) => {
    const row = await selectSessionSubscription(database, viewer.session)
    return {
      endpoint: (row && seal.open(row.sealed)?.endpoint) ?? null,
      quiet: row?.quiet ?? false,
    }
  }
}

/** Whether the key is a point on the curve; otherwise nothing could be encrypted for it. */
function isOnCurve(p256dh: string): boolean {
  try {
    ECDH.convertKey(p256dh, 'prime256v1', 'base64url', 'base64url', 'uncompressed')
    return true
  } catch {
    return false
  }
}
