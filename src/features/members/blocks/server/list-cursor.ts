import { idPart, instantPart } from '#kernel/cursor.ts'
import { isRefusal, type Refusal } from '#kernel/refusal.ts'
import type { CreateCursors } from '#platform/server/cursors.ts'

/** The last row of a page of a list ordered by instant and public id, both descending. */
export interface ListCursor {
  readonly at: Date | 'infinity'
  readonly id: string
}

const parts = [instantPart, idPart] as const

/** The position before the first row. */
const firstCursor: ListCursor = { at: 'infinity', id: 'ffffffff-ffff-ffff-ffff-ffffffffffff' }

/** Creates the cursors of one list, each valid for the account that received it. */
export function createListCursors(cursors: CreateCursors, name: string) {
  const list = cursors({ name, parts, field: 'after' })
  return {
    format: ({ at, id }: { readonly at: Date; readonly id: string }, account: number): string =>
      list.seal([at, id], [account]),
    parse(cursor: string | undefined, account: number): ListCursor | Refusal<'input.invalid'> {
      const values = list.open(cursor, [account])
      if (values === null) return firstCursor
      return isRefusal(values) ? values : { at: values[0], id: values[1] }
    },
  }
}
