import type { Queries } from '#platform/server/postgres/database.ts'
import { sql } from '#platform/server/postgres/sql.ts'

/** Visible photos without AVIF, those that never failed first. */
export function selectWithoutAvif(
  queries: Queries,
  { limit, tries }: { limit: number; tries: number },
): Promise<{ id: number; key: string }[]> {
  return queries.many(sql`
    select id, key from photos.photo
    where status = 'active' and avif_at is null and avif_tries < ${tries}
    order by avif_tries, id
    limit ${limit}`)
}

/** Marks a photo as having AVIF; false if it was deleted in the meantime. */
export async function updateHasAvif(queries: Queries, id: number, now: Date): Promise<boolean> {
  return (
    (await queries.maybe(
      sql`update photos.photo set avif_at = ${now} where id = ${id} returning 1`,
    )) !== null
  )
}

/** Records another failed encoding attempt. */
export async function updateAvifFailure(queries: Queries, id: number): Promise<void> {
  await queries.run(sql`update photos.photo set avif_tries = avif_tries + 1 where id = ${id}`)
}
