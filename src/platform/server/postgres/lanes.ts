import { Socket } from 'node:net'
import pg from 'pg'

/** A few connections on which queries are sent without waiting for the results of earlier ones. */
export interface Lanes {
  /**
   * Sends a query; null if every pipeline connection is stalled and a pool connection is faster.
   */
  query(statement: pg.QueryConfig): Promise<pg.QueryResult> | null
  /** Waits for the results of queries already sent, then closes the connections. */
  close(): Promise<void>
}

interface Lane {
  readonly client: pg.Client
  readonly socket: Socket
  readonly connected: Promise<unknown>
  /** Queries sent and not answered yet. */
  waiting: number
  /** When the query now being answered became the first in the queue, in milliseconds. */
  turnAt: number
}

/** A connection that spends this long on one query is stalled: nothing more is sent behind it. */
const heldUpMs = 25
/**
 * Maximum queue length of a connection: the number of queries that one unexpectedly slow query can
 * delay.
 */
const deepest = 16

/**
 * Creates up to `count` connections, each opened on first use. Under load most of the cost of a
 * small query is two processes waking each other. So the queries of one turn of the event loop are
 * sent together on one connection, and PostgreSQL receives several at a time. Each still succeeds
 * or fails separately.
 */
export function createLanes(config: pg.ClientConfig, count: number, onError: (error: Error) => void): Lanes {
  const lanes = new Set<Lane>()
  /** The connection of this event loop turn; its queries are held back until the turn ends. */
  let gathering: Lane | null = null

  function open(): Lane {
    const socket = new Socket()
    const client = new pg.Client({ ...config, pipeline: true, stream: () => socket })
    const lane: Lane = { client, socket, connected: client.connect(), waiting: 0, turnAt: 0 }
    // A broken connection is removed, so that the next query opens a new one. It reports its
    // failure more than once.
    const drop = () => {
      if (gathering === lane) gathering = null
      return lanes.delete(lane)
    }
    lane.connected.catch(drop)
    client.on('end', drop).on('error', (error) => {
      if (drop()) onError(error)
    })
    lanes.add(lane)
    return lane
  }

  function gather(lane: Lane): void {
    gathering = lane
    lane.socket.cork()
    setImmediate(() => {
      lane.socket.uncork()
      if (gathering === lane) gathering = null
    })
  }

  return {
    query(statement) {
      if (gathering !== null && isOpen(gathering)) return send(gathering, statement)
      const lane = emptiest(lanes) ?? (lanes.size < count ? open() : leastWaiting(lanes))
      if (lane === null) return null
      gather(lane)
      return send(lane, statement)
    },
    async close() {
      const open = [...lanes]
      await Promise.allSettled(open.map((lane) => lane.connected))
      await Promise.all(open.map((lane) => lane.client.end()))
    },
  }
}

async function send(lane: Lane, statement: pg.QueryConfig): Promise<pg.QueryResult> {
  if (lane.waiting === 0) lane.turnAt = performance.now()
  lane.waiting += 1
  try {
    await lane.connected
    return await lane.client.query(statement)
  } finally {
    lane.waiting -= 1
    lane.turnAt = performance.now()
  }
}

function isOpen(lane: Lane): boolean {
  return lane.waiting < deepest && (lane.waiting === 0 || performance.now() - lane.turnAt < heldUpMs)
}

function emptiest(lanes: ReadonlySet<Lane>): Lane | null {
  for (const lane of lanes) if (lane.waiting === 0) return lane
  return null
}

function leastWaiting(lanes: ReadonlySet<Lane>): Lane | null {
  let least: Lane | null = null
  for (const lane of lanes) if (isOpen(lane) && lane.waiting < (least?.waiting ?? deepest)) least = lane
  return least
}
