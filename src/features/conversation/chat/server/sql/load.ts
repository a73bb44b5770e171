import type { Transaction } from '#platform/server/postgres/database.ts'
import { sql } from '#platform/server/postgres/sql.ts'

/** Identifies this data migration. */
export const version = 'authors and waits 1'

/**
 * Fills in rows from before these columns existed: the author of fictional profiles' messages,
 * always staff, and since when members have been waiting for a reply.
 */
export async function load(tx: Transaction): Promise<void> {
  await tx.run(sql`
    update chat.message m set author_kind = 'staff'
    from accounts.public_account a where a.account_id = m.sender_id and a.kind = 'fictional' and m.author_kind is null`)
  await tx.run(sql`
    update chat.conversation c set awaiting_reply_since = (
      select m.at from chat.message m
      where m.conversation_id = c.id and m.seq > coalesce((
        select max(l.seq) from chat.message l where l.conversation_id = c.id and l.sender_id = p.account_id), 0)
      order by m.seq limit 1)
    from accounts.public_account p
    where p.kind = 'fictional' and p.account_id in (c.a_id, c.b_id) and c.awaiting_reply_since is null`)
}
