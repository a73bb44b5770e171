import { AsyncLocalStorage } from 'node:async_hooks'

/** The event a subscriber is handling. */
export interface RunningTask {
  readonly id: number
  readonly subscriber: string
}

const storage = new AsyncLocalStorage<RunningTask>()

/** Runs a subscriber, so that what it does can be traced to the event that is retried if it fails. */
export function runAsTask<T>(task: RunningTask | null, work: () => T): T {
  return task === null ? storage.exit(work) : storage.run(task, work)
}

/** The event that is being handled; null in a request or job. */
export function findTask(): RunningTask | null {
  return storage.getStore() ?? null
}
