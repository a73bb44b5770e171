import { addDays, localDate } from '#kernel/calendar.ts'
import type { Site } from '#features/site/sites/index.ts'
import type { Handler } from '#kernel/handler.ts'
import type { contract } from '../contract.ts'
import { paceWeeks } from '../rules/pace-weeks.ts'
import type { DeskDeps } from './deps.ts'
import { selectPace } from './store-pace.ts'

/**
 * The pace of the last fortnight: replies per person and day, how long members waited, and
 * hand-overs.
 */
export function readPace({
  database,
  findStaffNames,
}: DeskDeps): Handler<(typeof contract)['persona_desk.read_pace'], Site> {
  return async (_, { site, now }) => {
    const since = addDays(localDate(now, site.timeZone), 1 - 7 * paceWeeks)
    const rows = await selectPace(database, { pool: site.pool, zone: site.timeZone, since })
    const names = await findStaffNames([...new Set(rows.flatMap(({ staff }) => staff ?? []))])
    return {
      days: rows.map(({ staff, ...row }) => ({
        ...row,
        who: staff === null ? null : (names.get(staff) ?? ''),
      })),
    }
  }
}
