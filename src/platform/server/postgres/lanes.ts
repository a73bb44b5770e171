import { Socket } from 'node:net'
import pg from 'pg'

/** A few connections on which statements are sent without waiting for the answers to those before. */
export interface Lanes {
  /** Sends a statement; null when every lane is held up and a connection of its own is better. */
  query(statement: pg.QueryConfig): Promise<pg.QueryResult> | null
  /** Lets what was sent be answered, and hangs up. */
  close(): Promise<void>
}

interface Lane {
  readonly client: pg.Client
  readonly socket: Socket
  readonly connected: Promise<unknown>
  /** Statements sent and not answered yet. */
  waiting: number
  /** When the one being answered now had its turn, in milliseconds. */
  turnAt: number
}

/** After so long at one statement a lane is held up: nothing more is sent behind it. */
const heldUpMs = 25
/** So many may wait on one lane: as many as a statement that turns out to be slow can delay. */
const deepest = 16

/**
 * Makes so many lanes, each opened when it is first needed. Under load most of what a small statement costs is that two processes
 * wake each other for it. So the statements of one turn of the event loop go out together on one lane, and PostgreSQL finds several
 * at once. Each of them still succeeds or fails by itself.
 */
export function createLanes(config: pg.ClientConfig, count: number, onError: (error: Error) => void): Lanes {
  const lanes = new Set<Lane>()
  /** The lane of this turn; what is sent on it is held back until the turn ends. */
  let gathering: Lane | null = null

  function open(): Lane {
    const socket = new Socket()
    const client = new pg.Client({ ...config, pipeline: true, stream: () => socket })
    const lane: Lane = { client, socket, connected: client.connect(), waiting: 0, turnAt: 0 }
    // A broken lane is taken away, so that the next statement opens a new one. It tells more than once that it broke.
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
