import { fork } from 'node:child_process'
import { join } from 'node:path'
import type { Hold } from './socket-holder.ts'

/** Tabs that are open in a process of their own. */
export interface Held {
  /** Ends when so many messages more have come in all of them. */
  expect(count: number): Promise<void>
  stop(): void
}

/** Opens them. Throws when one cannot be, and later when one is lost. */
export async function holdSockets(hold: Hold): Promise<Held> {
  const child = fork(join(import.meta.dirname, 'socket-holder.ts'), { serialization: 'advanced' })
  const ask = (message: { hold: Hold } | { expect: number }): Promise<void> =>
    new Promise((resolve, reject) => {
      const ended = () => reject(new Error('the process that held the sockets ended'))
      child.once('exit', ended)
      child.once('message', (answer: { fault?: string }) => {
        child.off('exit', ended)
        if (answer.fault === undefined) resolve()
        else reject(new Error(answer.fault))
      })
      child.send(message)
    })
  await ask({ hold })
  return { expect: (count) => ask({ expect: count }), stop: () => child.disconnect() }
}
