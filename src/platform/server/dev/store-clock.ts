import { createClock, type MovableClock } from '../clock.ts'
import type { Database } from '../postgres/database.ts'
import { sql } from '../postgres/sql.ts'

/**
 * Loads the clock with the offset of an earlier run. Only for the demo; in production the clock is
 * the machine's.
 */
export async function loadClock(database: Database): Promise<MovableClock> {
  const stored = await database.maybe<{ ahead_ms: number }>(
    sql`select ahead_ms from platform.clock`,
  )
  return createClock(stored?.ahead_ms ?? 0)
}

/** Stores the clock's offset, so that a restart does not set it back. */
export async function saveClock(database: Database, clock: MovableClock): Promise<void> {
  await database.run(sql`insert into platform.clock (only_row, ahead_ms) values (true, ${clock.aheadMs})
    on conflict (only_row) do update set ahead_ms = excluded.ahead_ms`)
}
