import { AsyncLocalStorage } from 'node:async_hooks'

const storage = new AsyncLocalStorage<string>()

/**
 * Runs work with the origin of the request that causes it, such as `https://minuet.example`, whose
 * host was found to be one of our sites'. Events emitted by the work keep it for their subscribers.
 */
export function runWithOrigin<T>(origin: string | null, work: () => T): T {
  return origin === null ? storage.exit(work) : storage.run(origin, work)
}

/** The origin of the request that causes what runs now; null for a job. */
export function findOrigin(): string | null {
  return storage.getStore() ?? null
}
