import type { Queries } from '#platform/server/postgres/database.ts'
import { sql } from '#platform/server/postgres/sql.ts'

/**
 * Selects the data stored about the account itself, for its owner's export (BEY-13); tokens and
 * their hashes are left out.
 */
export async function selectExport(queries: Queries, account: number): Promise<object> {
  const { data } = await queries.one<{ data: object }>(sql`
    select jsonb_build_object('id', a.member_id, 'name', a.name, 'email', a.email, 'status', a.status, 'language', a.locale,
      'created_at', a.created_at, 'activated_at', a.activated_at, 'last_active_at', a.last_active_at, 'invisible', a.invisible, 'paused_until', a.paused_until, 'suspended_until', a.suspended_until, 'restricted_at', a.restricted_at,
      'came_from', a.network,
      'fictional_acknowledged_at', a.fictional_acknowledged_at,
      'terms_acceptances', (select coalesce(jsonb_agg(jsonb_build_object('site', t.site_id, 'version', t.version, 'language', t.locale,
          'covers_until', t.covers_until, 'accepted_at', t.accepted_at) order by t.accepted_at, t.id), '[]')
        from accounts.terms_acceptance t where t.account_id = a.id),
      'sessions', (select coalesce(jsonb_agg(jsonb_build_object('device', s.device_class, 'browser', s.browser, 'system', s.system,
          'country', s.country, 'begun_at', s.created_at, 'seen_at', s.last_seen_at) order by s.id), '[]')
        from accounts.session s where s.account_id = a.id),
      'passkeys', (select coalesce(jsonb_agg(jsonb_build_object('name', p.name, 'host', p.host, 'credential_id', encode(p.credential_id, 'hex'),
          'public_key', encode(p.public_key, 'hex'), 'added_at', p.created_at, 'used_at', p.last_used_at) order by p.created_at, p.id), '[]')
        from accounts.passkey p where p.account_id = a.id),
      'known_browsers', (select count(*) from accounts.device d where d.account_id = a.id),
      'log_ins', (select coalesce(jsonb_agg(to_jsonb(l) - 'account_id' order by l.last_at), '[]')
        from accounts.login_history l where l.account_id = a.id),
      'changes', (select coalesce(jsonb_agg(to_jsonb(c) - 'account_id' - 'id' - 'requested_in' order by c.id), '[]')
        from accounts.credential_change c where c.account_id = a.id)) as data
    from accounts.account a where a.id = ${account}`)
  return data
}
