import { fork } from 'node:child_process'
import { join } from 'node:path'
import type { Job, LoadResult } from './job.ts'

/** A load process whose clients are connected. */
export interface Driver {
  run(seconds: number): Promise<LoadResult>
  stop(): void
}

/** Starts a load process for a job. Throws the error the process reports if it cannot start. */
export async function startDriver(job: Job): Promise<Driver> {
  const child = fork(join(import.meta.dirname, 'driver.ts'), { serialization: 'advanced' })
  const send = <T>(message: { job: Job } | { seconds: number }): Promise<T> =>
    new Promise((resolve, reject) => {
      const ended = () => reject(new Error('the load process exited'))
      child.once('exit', ended)
      child.once('message', (answer) => {
        child.off('exit', ended)
        resolve(answer as T)
      })
      child.send(message)
    })
  await send({ job })
  return { run: (seconds) => send({ seconds }), stop: () => child.disconnect() }
}
