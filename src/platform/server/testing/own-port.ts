import { createServer } from 'node:net'

/** Below 32768, where no connection to somewhere begins: a port found free is not taken by one before its server listens. */
const lowest = 10_000
const count = 22_000
/** How far the processes of a run are apart. */
const apart = 499
/** The one in this range that browsers and `fetch` refuse to open, since mischief was once done there. */
const refused = 10_080
let asked = 0

/** A port of 127.0.0.1 on which nobody listens, each time another one; known before the start, for mails name it in their links. */
export async function ownPort(): Promise<number> {
  const port = portOf(process.pid, asked)
  asked += 1
  return port !== null && (await isFree(port)) ? port : ownPort()
}

/** The port a process tries at its so-manieth asking; null for one that no browser would open. */
export function portOf(pid: number, asking: number): number | null {
  const port = lowest + ((pid * apart + asking) % count)
  return port === refused ? null : port
}

function isFree(port: number): Promise<boolean> {
  const probe = createServer()
  return new Promise((resolve) => {
    probe.once('error', () => resolve(false))
    probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(true)))
  })
}
