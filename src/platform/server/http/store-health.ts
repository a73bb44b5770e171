import type { Queries } from '../postgres/database.ts'
import { sql } from '../postgres/sql.ts'

/** Whether the database answers; throws if it can't be reached. */
export async function selectAnswer(queries: Pick<Queries, 'one'>): Promise<boolean> {
  const { answers } = await queries.one<{ answers: boolean }>(sql`select true as answers`)
  return answers
}
