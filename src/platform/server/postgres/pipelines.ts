import { Socket } from 'node:net'
import pg from 'pg'

/** A few connections on which queries are sent without waiting for earlier results. */
export interface Pipelines {
  /**
   * Sends a query; null if every pipeline connection is stalled, so that a pool connection is
   * faster.
   */
  query(statement: pg.QueryConfig): Promise<pg.QueryResult> | null
  /** Waits for the results of queries already sent, then closes the connections. */
  close(): Promise<void>
}

interface PipelineConnection {
  readonly client: pg.Client
  readonly socket: Socket
  readonly connected: Promise<unknown>
  /** Queries sent but not answered yet. */
  waiting: number
  /** When the query now being answered became the first in the queue, in milliseconds. */
  turnAt: number
}

/**
 * A connection that spends this long on one query is stalled, so nothing more is queued behind it.
 */
const stallMs = 25
/**
 * Maximum queue length of a connection: the number of queries that one unexpectedly slow query can
 * delay.
 */
const deepest = 16

/**
 * Creates up to `count` connections, each opened on first use. Under load, most of the cost of a
 * small query is two processes waking each other, so the queries of one event loop turn are sent
 * together on one connection and PostgreSQL receives several at a time. Each still succeeds or
 * fails separately.
 */
export function createPipelines(
  config: pg.ClientConfig,
  count: number,
  onError: (error: Error) => void,
): Pipelines {
  const connections = new Set<PipelineConnection>()
  /** The connection of this event loop turn; its queries are held back until the turn ends. */
  let gathering: PipelineConnection | null = null

  function open(): PipelineConnection {
    const socket = new Socket()
    const client = new pg.Client({ ...config, pipeline: true, stream: () => socket })
    const connection: PipelineConnection = {
      client,
      socket,
      connected: client.connect(),
      waiting: 0,
      turnAt: 0,
    }
    // A broken connection is removed, so that the next query opens a new one. It reports its
    // failure more than once.
    const drop = () => {
      if (gathering === connection) gathering = null
      return connections.delete(connection)
    }
    connection.connected.catch(drop)
    client.on('end', drop).on('error', (error) => {
      if (drop()) onError(error)
    })
    connections.add(connection)
    return connection
  }

  function gather(connection: PipelineConnection): void {
    gathering = connection
    connection.socket.cork()
    setImmediate(() => {
      connection.socket.uncork()
      if (gathering === connection) gathering = null
    })
  }

  return {
    query(statement) {
      if (gathering !== null && isOpen(gathering)) return send(gathering, statement)
      const connection =
        emptiest(connections) ?? (connections.size < count ? open() : findLeastBusy(connections))
      if (connection === null) return null
      gather(connection)
      return send(connection, statement)
    },
    async close() {
      const open = [...connections]
      await Promise.allSettled(open.map((connection) => connection.connected))
      await Promise.all(open.map((connection) => connection.client.end()))
    },
  }
}

async function send(
  connection: PipelineConnection,
  statement: pg.QueryConfig,
): Promise<pg.QueryResult> {
  if (connection.waiting === 0) connection.turnAt = performance.now()
  connection.waiting += 1
  try {
    await connection.connected
    return await connection.client.query(statement)
  } finally {
    connection.waiting -= 1
    connection.turnAt = performance.now()
  }
}

function isOpen(connection: PipelineConnection): boolean {
  return (
    connection.waiting < deepest &&
    (connection.waiting === 0 || performance.now() - connection.turnAt < stallMs)
  )
}

function emptiest(connections: ReadonlySet<PipelineConnection>): PipelineConnection | null {
  for (const connection of connections) if (connection.waiting === 0) return connection
  return null
}

function findLeastBusy(connections: ReadonlySet<PipelineConnection>): PipelineConnection | null {
  let least: PipelineConnection | null = null
  for (const connection of connections)
    if (isOpen(connection) && connection.waiting < (least?.waiting ?? deepest)) least = connection
  return least
}
