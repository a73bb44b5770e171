import type { Database } from '#platform/server/postgres/database.ts'
import { selectAcceptAgain } from './store.ts'

/** How long a version published on any server may go unnoticed. */
const cacheMs = 5_000

/**
 * Finds from when members of a site have had to accept the terms again. Asked on every page of a
 * member, so the answer is kept for five seconds.
 */
export function createAcceptAgain({ database }: { readonly database: Database }) {
  const kept = new Map<number, { readonly at: number; readonly since: Promise<Date | null> }>()
  return ({ id }: { readonly id: number }, now: Date): Promise<Date | null> => {
    const known = kept.get(id)
    const age = now.getTime() - (known?.at ?? Number.NEGATIVE_INFINITY)
    if (known !== undefined && age >= 0 && age < cacheMs) return known.since
    const since = selectAcceptAgain(database, id, now)
    kept.set(id, { at: now.getTime(), since })
    since.catch(() => kept.delete(id))
    return since
  }
}
