import type { Queries } from '#platform/server/postgres/database.ts'
import { sql } from '#platform/server/postgres/sql.ts'

/** A reader's warnings in a conversation and their hidden words. */
export interface WarningsRow {
  readonly marks: Readonly<Record<string, ('money' | 'scam' | 'away' | 'contact')[]>>
  /** The numbers of messages that went to many people with the same text. */
  readonly mass: readonly number[]
  readonly words: readonly string[]
}

/** Reads the warnings for the messages before a number. */
export function selectWarnings(
  queries: Queries,
  { conversation, reader, before }: { conversation: string; reader: number; before: number },
): Promise<WarningsRow> {
  return queries.one(sql`
    select coalesce((
        select jsonb_object_agg(m.seq, m.kinds) from message_safety.public_message_warning m
        where m.conversation = ${conversation}::uuid and m.recipient_id = ${reader} and m.seq < ${before}
      ), '{}') as marks,
      array(
        select o.seq from message_safety.public_mass_message o
        where o.conversation = ${conversation}::uuid and o.recipient_id = ${reader} and o.seq < ${before}
      ) as mass,
      coalesce((select h.words from message_safety.public_hidden_words h where h.account_id = ${reader}), '{}') as words`)
}

/** Returns the words a reader has chosen to hide. */
export async function selectHiddenWords(
  queries: Queries,
  reader: number,
): Promise<readonly string[]> {
  const row = await queries.maybe<{ words: string[] }>(
    sql`select h.words from message_safety.public_hidden_words h where h.account_id = ${reader}`,
  )
  return row?.words ?? []
}
