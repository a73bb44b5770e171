import { createServer } from 'node:net'

/** Below 32768, where no connection to somewhere begins: a port found free is not taken by one before its server listens. */
const lowest = 10_000
const count = 22_000
/** How far the processes of a run are apart. */
const apart = 499
let asked = 0

/** A port of 127.0.0.1 on which nobody listens, each time another one; known before the start, for mails name it in their links. */
export async function ownPort(): Promise<number> {
  const port = lowest + ((process.pid * apart + asked) % count)
  asked += 1
  return (await isFree(port)) ? port : ownPort()
}

function isFree(port: number): Promise<boolean> {
  const probe = createServer()
  return new Promise((resolve) => {
    probe.once('error', () => resolve(false))
    probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(true)))
  })
}
