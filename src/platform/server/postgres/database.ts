import pg from 'pg'
import { createPipelines } from './pipelines.ts'
import { readInstant } from './read-instant.ts'
import type { Sql } from './sql.ts'

/** Parses bigint as a JavaScript number; keys and counts are small enough. */
pg.types.setTypeParser(pg.types.builtins.INT8, Number)
/** Keeps dates as `YYYY-MM-DD`: a birthday has no time zone. */
pg.types.setTypeParser(pg.types.builtins.DATE, (text) => text)
pg.types.setTypeParser(pg.types.builtins.TIMESTAMPTZ, readInstant)

/** The queries that stores use: one prepared statement and one round trip each. */
export interface Queries {
  /** Returns all rows. */
  many<Row>(statement: Sql): Promise<Row[]>
  /** Returns the first row or null. */
  maybe<Row>(statement: Sql): Promise<Row | null>
  /** Returns the row; throws if there is none. */
  one<Row>(statement: Sql): Promise<Row>
  /** Runs the query and returns the number of affected rows. */
  run(statement: Sql): Promise<number>
}

/**
 * A transaction in progress. `afterCommit` callbacks run once the commit is acknowledged, never on
 * rollback.
 */
export interface Transaction extends Queries {
  afterCommit(work: () => void): void
}

export interface Database extends Queries {
  /** Runs work in one transaction; a thrown error rolls it back. */
  transaction<T>(work: (tx: Transaction) => Promise<T>): Promise<T>
  close(): Promise<void>
  readonly pool: pg.Pool
}

interface DatabaseOptions {
  url: string
  size?: number
  pipelines?: number
  statementTimeoutMs?: number
  onError?: (error: Error) => void
  /** Called with the error thrown by an after-commit job. */
  onJobError?: (error: Error) => void
}

/**
 * Opens a small pool, because ten backends are faster than sixty-four on a few cores, and the given
 * number of pipeline connections (none if left out), which run queries outside transactions.
 */
export function createDatabase(options: DatabaseOptions): Database {
  const { onError = () => {} } = options
  const config = {
    // The caller has already received a timeout, so the query must not continue.
    statement_timeout: options.statementTimeoutMs ?? 0,
    idle_in_transaction_session_timeout: 30_000,
    connectionString: options.url,
  }
  const pool = new pg.Pool({ ...config, max: options.size ?? 10, idleTimeoutMillis: 30_000 })
  pool.on('error', onError)
  const connections = createPipelines(config, options.pipelines ?? 0, onError)
  const runQuery = (query: pg.QueryConfig) => connections.query(query) ?? pool.query(query)
  return {
    ...createQueries((statement) => runQuery(toQuery(statement))),
    transaction: (work) => runTransaction(pool, work, options),
    close: async () => void (await Promise.all([connections.close(), pool.end()])),
    pool,
  }
}

async function runTransaction<T>(
  pool: pg.Pool,
  work: (tx: Transaction) => Promise<T>,
  { onError = () => {}, onJobError = onError }: DatabaseOptions,
): Promise<T> {
  const client = await pool.connect()
  // The pool only handles errors of idle connections. A connection that breaks between two queries
  // of a transaction must not end the process.
  client.on('error', onError)
  const after: (() => void)[] = []
  let broken: Error | undefined
  try {
    await client.query('begin')
    const result = await work({
      ...createQueries((statement) => client.query(toQuery(statement))),
      afterCommit: (job) => void after.push(job),
    })
    await client.query('commit')
    for (const job of after) runJob(job, onJobError)
    return result
  } catch (error) {
    await client.query('rollback').catch((failure: Error) => {
      broken = failure
    })
    throw error
  } finally {
    client.off('error', onError)
    client.release(broken)
  }
}

/** A commit is final, so a job that throws must not make it look as if it failed. */
function runJob(job: () => void, onJobError: (error: Error) => void): void {
  try {
    job()
  } catch (error) {
    onJobError(error instanceof Error ? error : new Error(String(error)))
  }
}

type RunQuery = (statement: Sql) => Promise<pg.QueryResult>

function createQueries(runQuery: RunQuery): Queries {
  return {
    many: async <Row>(statement: Sql) => (await runQuery(statement)).rows as Row[],
    maybe: async <Row>(statement: Sql) =>
      ((await runQuery(statement)).rows[0] ?? null) as Row | null,
    one: async <Row>(statement: Sql) => {
      const row = (await runQuery(statement)).rows[0]
      if (row === undefined) throw new Error(`no row from: ${statement.text}`)
      return row as Row
    },
    run: async (statement) => (await runQuery(statement)).rowCount ?? 0,
  }
}

function toQuery(statement: Sql): pg.QueryConfig {
  return { name: statement.name, text: statement.text, values: [...statement.values] }
}
