import type { Database, Transaction } from '../postgres/database.ts'
import {
  type CheckProgress,
  deleteProgress,
  selectProgress,
  upsertProgress,
} from './store-check-progress.ts'
import { withTimeLimit } from './store-time-limit.ts'

/** The findings in one slice, and the key at which it ended; null if nothing is left. */
export interface CheckedSlice<Finding> {
  readonly last: string | null
  readonly found: readonly Finding[]
}

/** Checks the slice after `after`; null for the first one. */
export type CheckPart<Finding> = (
  tx: Transaction,
  after: string | null,
) => Promise<CheckedSlice<Finding>>

const mostFound = 1000
const sliceSeconds = 900

/**
 * Checks an entire ledger part by part and slice by slice, each in a transaction with a time limit of
 * its own, so that no statement grows with the ledger. With a `day`, how far it came is stored after
 * each slice, and a second run for that day resumes there. Returns at most 1,000 findings.
 */
export async function checkInSlices<Finding>(
  database: Pick<Database, 'transaction'>,
  check: {
    readonly name: string
    readonly day?: string | undefined
    readonly parts: readonly CheckPart<Finding>[]
  },
): Promise<Finding[]> {
  const { name, day, parts } = check
  let state: CheckProgress<Finding> = { part: 0, after: null, found: [] }
  if (day !== undefined)
    state =
      (await database.transaction((tx) => selectProgress<Finding>(tx, { name, day }))) ?? state
  while (state.part < parts.length) {
    const { part, after, found } = state
    state = await withTimeLimit(database, sliceSeconds, async (tx) => {
      const slice = await (parts[part] as CheckPart<Finding>)(tx, after)
      const next = {
        part: slice.last === null ? part + 1 : part,
        after: slice.last,
        found: [...found, ...slice.found].slice(0, mostFound),
      }
      if (day !== undefined) await upsertProgress(tx, { name, day }, next)
      return next
    })
  }
  if (day !== undefined) await database.transaction((tx) => deleteProgress(tx, name))
  return [...state.found]
}
