import { instantPart, textPart } from '#kernel/cursor.ts'
import type { Handler } from '#kernel/handler.ts'
import { isRefusal } from '#kernel/refusal.ts'
import type { Site } from '#features/site/sites/index.ts'
import type { contract } from '../contract/notifications.ts'
import type { NotificationsDeps } from './deps.ts'
import { selectSuppressions } from './store-suppressions.ts'
import type { Suppressions } from './suppressions.ts'

const pageSize = 50

/** When the last row shown failed, and the hash of its address in hex. */
const parts = [instantPart, textPart] as const

type Deps = Pick<NotificationsDeps, 'database' | 'cursors'> & {
  readonly suppressions: Pick<Suppressions, 'digest'>
}

/** Lists the addresses that get no notifications, for staff (NTF-02). */
export function findSuppressions({
  database,
  cursors: createCursors,
  suppressions,
}: Deps): Handler<(typeof contract)['notifications.find_suppressions'], Site> {
  const cursors = createCursors({ name: 'suppressions', parts, field: 'after' })
  return async ({ email, after }, { site, viewer }) => {
    const scope = [viewer.staff, site.pool, email ?? null]
    const position = cursors.open(after, scope)
    if (isRefusal(position)) return position
    const rows = await selectSuppressions(database, {
      pool: site.pool,
      addressHash: email === undefined ? null : suppressions.digest(email.trim()),
      after: position === null ? null : { at: position[0], hash: Buffer.from(position[1], 'hex') },
      limit: pageSize + 1,
    })
    const page = rows.slice(0, pageSize)
    const last = page.at(-1)
    return {
      suppressions: page.map((row) => ({
        member: row.member_id,
        name: row.name,
        address:
          row.email !== null && suppressions.digest(row.email).equals(row.address_hash)
            ? shorten(row.email)
            : null,
        reason: row.reason,
        failures: row.soft_bounces,
        since: row.first_at.toISOString(),
        last: row.last_at.toISOString(),
      })),
      next:
        rows.length > pageSize && last !== undefined
          ? cursors.seal([last.last_at, last.address_hash.toString('hex')], scope)
          : null,
    }
  }
}

/** Keeps the first letter and the domain, which is enough to recognize an address. */
function shorten(email: string): string {
  const at = email.lastIndexOf('@')
  return `${[...email][0]}…${email.slice(at)}`
}
