import { createHash } from 'node:crypto'
import { createServer } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'

/**
 * Runs `work` while no other process does so for the same folder. The lock is a Linux abstract
 * socket, which the kernel releases when its holder exits; on other systems there is no lock.
 * @param {string} folder
 * @param {() => Promise<void>} work
 */
export async function oneAtATime(folder, work) {
  const path = `\0minuet-install-${createHash('sha256').update(folder).digest('hex').slice(0, 32)}`
  for (;;) {
    const lock = createServer((stranger) => stranger.destroy())
    const outcome = await new Promise((resolve) => {
      lock.once('error', (error) => resolve(/** @type {NodeJS.ErrnoException} */ (error).code))
      lock.listen({ path }, () => resolve('held'))
    })
    if (outcome === 'EADDRINUSE') {
      await wait(250)
      continue
    }
    try {
      return await work()
    } finally {
      lock.close()
    }
  }
}
