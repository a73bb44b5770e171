import type { Site } from '#features/site/sites/index.ts'
import type { Transaction } from '#platform/server/postgres/database.ts'
import { newId } from '#platform/server/random.ts'
import type { WellbeingDeps } from './deps.ts'
import { insertPause, insertReview, lockPause, updatePause, type upsertPause } from './store.ts'

/** A pause that a staff member requests. */
export interface RequestedPause extends Omit<upsertPause, 'pool'> {
  readonly site: Pick<Site, 'id' | 'pool'>
  readonly staff: number
}

export function beginPause({
  statements,
}: Pick<WellbeingDeps, 'statements'>): (
  tx: Transaction,
  pause: RequestedPause,
  now: Date,
) => Promise<void> {
  return async (tx, { site, staff, ...row }, now) => {
    const begun = await insertPause(tx, { ...row, pool: site.pool }, now)
    await statements.record(tx, { site, staff, account: row.account, ...begun }, now)
  }
}

export type OverturnPause = (
  tx: Transaction,
  overturned: {
    readonly pause: string
    readonly pool: number
    readonly staff: number
    readonly note: string
  },
  now: Date,
) => Promise<boolean | null>

export function overturnPause(): OverturnPause {
  return async (tx, { pause, pool, staff, note }, now) => {
    const locked = await lockPause(tx, pool, pause)
    if (locked === null) return false
    if (locked.until <= now) return null
    const row = { id: newId(), pause: locked.key, staff, act: 'end', note, until: now } as const
    await insertReview(tx, row, now)
    await updatePause(tx, locked.key, now, now)
    return true
  }
}
