import type { Queries } from '#platform/server/postgres/database.ts'
import { sql } from '#platform/server/postgres/sql.ts'

/**
 * A member's photos and the members with access to the private ones, for their data export
 * (BEY-13); the bytes are stored under `key`.
 */
export async function selectExport(
  queries: Queries,
  account: number,
): Promise<{ data: object; files: { name: string; key: string }[] }> {
  const rows = await queries.many<{ id: string; key: string; data: object }>(sql`
    select p.public_id as id, p.key, jsonb_build_object('id', p.public_id, 'file', 'photos/' || p.public_id || '.webp',
      'position', p.position, 'main', p.main, 'private', p.private, 'status', p.status, 'rejected_for', p.rejected_for,
      'description', p.description, 'width', p.width, 'height', p.height, 'created_at', p.created_at,
      'reviewed_at', p.reviewed_at, 'verified_at', p.verified_at) as data
    from photos.photo p where p.account_id = ${account} order by p.position`)
  const { grants } = await queries.one<{ grants: object }>(sql`
    select coalesce(jsonb_agg(jsonb_build_object('name', a.name, 'since', g.since) order by g.since), '[]') as grants
    from photos.private_grant g join accounts.public_account a on a.account_id = g.reader_id
    where g.owner_id = ${account}`)
  const { asked } = await queries.one<{ asked: object }>(sql`
    select coalesce(jsonb_agg(jsonb_build_object('name', a.name, 'at', r.requested_at) order by r.requested_at), '[]') as asked
    from photos.private_request r join accounts.public_account a on a.account_id = r.owner_id
    where r.reader_id = ${account}`)
  const { opened } = await queries.one<{ opened: object }>(sql`
    select coalesce(jsonb_agg(jsonb_build_object('name', a.name, 'since', g.since) order by g.since), '[]') as opened
    from photos.private_grant g join accounts.public_account a on a.account_id = g.owner_id
    where g.reader_id = ${account} and a.status = 'active'`)
  const { askers } = await queries.one<{ askers: object }>(sql`
    select coalesce(jsonb_agg(jsonb_build_object('name', a.name, 'at', r.requested_at) order by r.requested_at), '[]') as askers
    from photos.private_request r join accounts.public_account a on a.account_id = r.reader_id
    where r.owner_id = ${account} and a.status = 'active'`)
  return {
    data: {
      photos: rows.map(({ data }) => data),
      private_photos_opened_to: grants,
      private_photos_opened_by: opened,
      private_photos_asked_of: asked,
      private_photos_asked_by: askers,
    },
    files: rows.map(({ id, key }) => ({ name: `photos/${id}.webp`, key })),
  }
}
