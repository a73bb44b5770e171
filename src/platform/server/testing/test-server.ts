import { existsSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'
import { projectRoot } from '../config/project-root.ts'
import { readProcess } from '../postgres/process-table.ts'
import { dropTablespace } from './memory-tablespace.ts'
import { type Postgres, startPostgres } from '../postgres/supervisor.ts'

const home = join(projectRoot, '.cache/test-postgres')
/** The data directory of its cluster. */
export const testCluster = join(home, 'cluster')
let server: Promise<Postgres> | undefined

/**
 * The PostgreSQL shared by all tests on this machine: started on first use, shared by all test
 * processes, and left running for later runs. Nothing in it is flushed to disk.
 */
export async function getTestServer(): Promise<Postgres> {
  // Another run may have stopped it at its end, while this one was not using it.
  if (server !== undefined && readProcess((await server).pid) !== undefined) return server
  server = startPostgres({
    home,
    durable: false,
    settings: {
      max_connections: 300,
      shared_buffers: '256MB',
      autovacuum_naptime: '10min',
      io_method: 'sync',
      log_checkpoints: 'off',
    },
  }).then((started) => {
    started.leave()
    return started
  })
  return server
}

/** Stops it at the end of a run, unless other test processes are connected. */
export async function stopTestServer(): Promise<void> {
  if (!existsSync(join(testCluster, 'postmaster.pid'))) return
  const started = await getTestServer()
  const client = new pg.Client({ connectionString: started.url })
  await client.connect()
  try {
    const { rowCount } = await client.query(
      `select 1 from pg_stat_activity where backend_type = 'client backend' and pid <> pg_backend_pid()`,
    )
    if (rowCount !== 0) return
    // Test databases would otherwise stay in memory until the next run.
    await dropTablespace(client, testCluster)
  } finally {
    await client.end()
  }
  await started.stop()
}
