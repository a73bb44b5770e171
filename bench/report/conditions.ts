import { existsSync, readFileSync } from 'node:fs'
import { cpus, getPriority, loadavg, totalmem } from 'node:os'
import type { Queries } from '#platform/server/postgres/database.ts'
import { sql } from '#platform/server/postgres/sql.ts'

/** Conditions of a measurement. Ratios are comparable between machines, rates are not. */
export interface Conditions {
  readonly at: string
  readonly node: string
  readonly postgres: string
  readonly fsync: string
  readonly processor: string
  readonly cores: number
  readonly memory_gib: number
  readonly members: number
  /**
   * One-minute load average before the measurement; above the number of cores, other programs were
   * running.
   */
  readonly load: number
  /** The nice value of this process; below 0 the benchmark has priority over other programs. */
  readonly niceness: number
  /**
   * The nice value of the whole session, on Linux systems that divide the cores among sessions
   * first.
   */
  readonly session_niceness?: number
}

export async function readConditions(
  queries: Queries,
  members: number,
  now: Date,
): Promise<Conditions> {
  const server = await queries.one<{ version: string; fsync: string }>(
    sql`select current_setting('server_version') as version, current_setting('fsync') as fsync`,
  )
  const cores = cpus()
  return {
    at: now.toISOString(),
    node: process.version,
    postgres: server.version,
    fsync: server.fsync,
    processor: cores[0]?.model ?? '',
    cores: cores.length,
    memory_gib: Math.round(totalmem() / 2 ** 30),
    members,
    load: Math.round((loadavg()[0] ?? 0) * 10) / 10,
    niceness: getPriority(),
    ...sessionNiceness(),
  }
}

function sessionNiceness(): Pick<Conditions, 'session_niceness'> {
  const file = '/proc/self/autogroup'
  const nice = existsSync(file) ? /nice (-?\d+)/.exec(readFileSync(file, 'latin1'))?.[1] : undefined
  return nice === undefined ? {} : { session_niceness: Number(nice) }
}
