import type { Queries } from '#platform/server/postgres/database.ts'
import { sql } from '#platform/server/postgres/sql.ts'
import type { Notice } from '../contract.ts'

/** What the product said in a conversation before a number, the latest first. */
export async function selectNotices(
  queries: Queries,
  { conversation, before, count }: { conversation: string; before: number; count: number },
): Promise<Notice[]> {
  const rows = await queries.many<{ after: number; kind: Notice['kind']; at: Date }>(sql`
    select n.after_seq as after, n.kind, n.at from honesty.public_notice n
    where n.conversation = ${conversation}::uuid and n.after_seq < ${before}
    order by n.after_seq desc limit ${count}`)
  return rows.map((row) => ({ ...row, at: row.at.toISOString() }))
}
