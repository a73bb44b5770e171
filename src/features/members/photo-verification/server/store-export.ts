import type { Queries } from '#platform/server/postgres/database.ts'
import { sql } from '#platform/server/postgres/sql.ts'

/**
 * Reads the data stored about a member's verifications, for their data export (BEY-13); the picture
 * is stored under `key`.
 */
export async function selectExport(
  queries: Queries,
  account: number,
): Promise<{ data: object; files: { name: string; key: string }[] }> {
  const requests = await queries.many<{ id: string; key: string | null; data: object }>(sql`
    select r.public_id as id, r.selfie_key as key, jsonb_build_object('id', r.public_id, 'kind', r.kind, 'gesture', r.gesture,
      'code', r.code, 'note', r.note, 'status', r.status, 'sent_at', r.sent_at, 'closed_at', r.closed_at, 'reason', r.reason,
      'file', case when r.selfie_key is not null then 'verification/' || r.public_id || '.webp' end,
      'decided_at', d.decided_at, 'photos_found', d.photos) as data
    from photo_verification.request r left join photo_verification.decision d on d.request_id = r.public_id
    where r.account_id = ${account} order by r.id`)
  const { asks } = await queries.one<{ asks: object }>(sql`
    select coalesce(jsonb_agg(jsonb_build_object('name', a.name, 'at', k.at) order by k.at), '[]') as asks
    from photo_verification.nudge k join accounts.public_account a on a.account_id = k.other_id
    where k.account_id = ${account}`)
  const challenge = await queries.maybe<{ data: object }>(sql`
    select jsonb_build_object('kind', c.kind, 'gestures', c.gestures, 'code', c.code, 'note', c.note, 'drawn_at', c.drawn_at) as data
    from photo_verification.challenge c where c.account_id = ${account}`)
  const quiet = await queries.maybe<{ until: Date }>(
    sql`select until from photo_verification.nudge_snooze where account_id = ${account}`,
  )
  return {
    data: {
      requests: requests.map(({ data }) => data),
      drawn: challenge?.data ?? null,
      asked_to_verify: asks,
      note_put_aside_until: quiet?.until ?? null,
    },
    files: requests.flatMap(({ id, key }) =>
      key === null ? [] : [{ name: `verification/${id}.webp`, key }],
    ),
  }
}
