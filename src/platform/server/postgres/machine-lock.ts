import { createHash } from 'node:crypto'
import { createServer, type Server } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'

/**
 * Runs work while no other process on this machine runs work under the same name. The lock is a
 * Linux abstract socket: the kernel releases it when its holder exits, so there are no stale lock
 * files.
 */
export async function withMachineLock<T>(
  name: string,
  work: () => Promise<T>,
  timeoutMs = 120_000,
): Promise<T> {
  const address = `\0minuet-${createHash('sha256').update(name).digest('hex').slice(0, 32)}`
  const deadline = performance.now() + timeoutMs
  let lock = await tryLock(address)
  while (lock === undefined) {
    if (performance.now() > deadline)
      throw new Error(`Another process has been busy with ${name} for too long.`)
    await wait(25)
    lock = await tryLock(address)
  }
  try {
    return await work()
  } finally {
    lock.close()
  }
}

async function tryLock(address: string): Promise<Server | undefined> {
  const server = createServer((stranger) => stranger.destroy())
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) =>
      error.code === 'EADDRINUSE' ? resolve(undefined) : reject(error),
    )
    server.listen({ path: address }, () => resolve(server))
  })
}
