import type { Queries } from '#platform/server/postgres/database.ts'
import { sql } from '#platform/server/postgres/sql.ts'
import type { Notice } from '../../contract/chat.ts'

/**
 * Returns the product's notices in a conversation before a number, latest first; a pause is only
 * shown to the member in it.
 */
export async function selectNotices(
  queries: Queries,
  {
    conversation,
    reader,
    before,
    count,
  }: { conversation: string; reader: number; before: number; count: number },
): Promise<Notice[]> {
  const rows = await queries.many<{ after: number; kind: Notice['kind']; at: Date }>(sql`
    select n.after_seq as after, n.kind, n.at from message_safety.public_notice n
    where n.conversation = ${conversation}::uuid and n.after_seq < ${before}
    union all
    select p.after_seq, 'pause', p.begun_at from wellbeing.public_pause p
    where p.conversation = ${conversation}::uuid and p.account_id = ${reader} and p.after_seq < ${before}
    order by after desc, kind limit ${count}`)
  return rows.map((row) => ({ ...row, at: row.at.toISOString() }))
}
