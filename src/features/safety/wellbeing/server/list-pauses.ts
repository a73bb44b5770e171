import type { Site } from '#features/site/sites/index.ts'
import type { Handler } from '#kernel/handler.ts'
import type { contract, Pause } from '../contract.ts'
import type { WellbeingDeps } from './deps.ts'
import { countUnreviewed, type PauseRow, selectPauses, selectReviews } from './store.ts'

const pageSize = 50

/** Counts the pauses not reviewed yet. */
export function countPauses({
  database,
}: WellbeingDeps): Handler<(typeof contract)['wellbeing.count_pauses'], Site> {
  return async (_, { site }) => ({ waiting: await countUnreviewed(database, site.pool) })
}

/** Lists pauses, unreviewed ones first. */
export function listPauses(
  deps: WellbeingDeps,
): Handler<(typeof contract)['wellbeing.list_pauses'], Site> {
  return async (_, { site }) => {
    const [waiting, rows] = await Promise.all([
      countUnreviewed(deps.database, site.pool),
      selectPauses(deps.database, site.pool, { limit: pageSize }),
    ])
    return { waiting, pauses: await describePauses(deps, rows) }
  }
}

/** Returns pauses as shown to a lead. */
export async function describePauses(
  { database, findStaffNames }: Pick<WellbeingDeps, 'database' | 'findStaffNames'>,
  rows: readonly PauseRow[],
): Promise<Pause[]> {
  const reviews = await selectReviews(
    database,
    rows.map(({ key }) => key),
  )
  const names = await findStaffNames([...new Set(reviews.map(({ staff_id: staff }) => staff))])
  return rows.map(({ key, begun_at: begun, until, reviewed_at: reviewed, ...row }) => ({
    ...row,
    begun_at: begun.toISOString(),
    until: until.toISOString(),
    reviewed_at: reviewed?.toISOString() ?? null,
    reviews: reviews
      .filter(({ pause }) => pause === key)
      .map(({ act, note, staff_id: staff, at }) => ({
        act,
        note,
        by: names.get(staff) ?? '',
        at: at.toISOString(),
      })),
  }))
}
