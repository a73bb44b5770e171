import { createServer } from 'node:net'

/**
 * Below 32768, the start of the ephemeral range: an outgoing connection cannot take a free port
 * before its server listens on it.
 */
const lowest = 10_000
const count = 22_000
/** Distance between the ports of the processes of a run. */
const apart = 499
/** The only port in this range that browsers and `fetch` refuse to open, for security reasons. */
const refused = 10_080
let attempts = 0

/**
 * Returns a free port on 127.0.0.1, a different one each time. It must be known before the server
 * starts, because links in emails contain it.
 */
export async function allocatePort(): Promise<number> {
  const port = computePort(process.pid, attempts)
  attempts += 1
  return port !== null && (await isFree(port)) ? port : allocatePort()
}

/**
 * The port that a process tries on its n-th attempt; null for the one that browsers refuse to open.
 */
export function computePort(pid: number, attempt: number): number | null {
  const port = lowest + ((pid * apart + attempt) % count)
  return port === refused ? null : port
}

function isFree(port: number): Promise<boolean> {
  const probe = createServer()
  return new Promise((resolve) => {
    probe.once('error', () => resolve(false))
    probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(true)))
  })
}
