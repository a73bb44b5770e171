import { fork } from 'node:child_process'
import { join } from 'node:path'
import type { HoldOptions } from './socket-holder.ts'

/** Open tabs, held by a separate process. */
export interface OpenTabs {
  /** Resolves once `count` more messages have arrived in total. */
  expect(count: number): Promise<void>
  stop(): void
}

/** Opens the sockets. Throws if one cannot be opened; `expect` throws if one was closed. */
export async function holdSockets(options: HoldOptions): Promise<OpenTabs> {
  const child = fork(join(import.meta.dirname, 'socket-holder.ts'), { serialization: 'advanced' })
  const send = (message: { hold: HoldOptions } | { expect: number }): Promise<void> =>
    new Promise((resolve, reject) => {
      const ended = () => reject(new Error('the process holding the sockets exited'))
      child.once('exit', ended)
      child.once('message', (answer: { fault?: string }) => {
        child.off('exit', ended)
        if (answer.fault === undefined) resolve()
        else reject(new Error(answer.fault))
      })
      child.send(message)
    })
  await send({ hold: options })
  return { expect: (count) => send({ expect: count }), stop: () => child.disconnect() }
}
