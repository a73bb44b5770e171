import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestDatabase } from '../../testing/create-test-database.ts'
import type { TestDatabase } from '../../testing/make-database.ts'
import { getTestServer } from '../../testing/test-server.ts'
import { checkApplicationRole } from './roles.ts'

let clone: TestDatabase
let application: pg.Client
beforeAll(async () => {
  clone = await createTestDatabase()
  application = new pg.Client({ connectionString: clone.url })
  await application.connect()
})
afterAll(async () => {
  await application.end()
  await clone.close()
})

const refused = /permission denied|must be owner|must be superuser/

// Statements that an injection could try in order to rewrite credits, invoices or the audit log, or
// to escape the database.
test.each([
  'alter table credits.movement disable trigger movement_stays',
  'alter table credits.movement disable trigger all',
  'alter table staff.audit disable trigger user',
  'alter table invoices.document owner to current_user',
  'drop trigger audit_stays on staff.audit',
  'truncate credits.transfer',
  'create or replace function credits.forbid_changes() returns trigger language plpgsql as $$ begin return new; end; $$',
  'drop function credits.forbid_changes() cascade',
  'drop table staff.audit',
  'create table credits.mine (n int)',
  'create schema mine',
  "set session_replication_role = 'replica'",
  "copy staff.audit to program 'cat'",
  "select pg_read_file('/etc/passwd')",
  'create role helper superuser',
  'set role minuet_owner',
  "select pg_backup_start('mine', true)",
  'set role minuet_backup',
  'set role minuet',
  'delete from platform.installation',
  "insert into platform.migration values ('x', 'y', '2026-01-01')",
])('the application’s role may not run: %s', async (statement) => {
  await expect(application.query(statement)).rejects.toThrow(refused)
})

test('the application’s role reads and writes rows everywhere, including in tables added later', async () => {
  const { rows } = await application.query<{ table: string }>(`
    select c.oid::regclass::text as table from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where c.relkind in ('r', 'p') and n.nspname not like 'pg\\_%' and n.nspname not in ('information_schema', 'public')
      and not (has_table_privilege(c.oid, 'select') and (n.nspname = 'platform' or has_table_privilege(c.oid, 'insert')
        and has_table_privilege(c.oid, 'update') and has_table_privilege(c.oid, 'delete')))`)
  expect(rows).toEqual([])
})

test('only the application’s role passes the check of a production start', async () => {
  const server = await getTestServer()
  const name = new URL(clone.url).pathname.slice(1)
  expect(await checkApplicationRole(clone.url)).toBeNull()
  expect(await checkApplicationRole(clone.ownerUrl)).toBe('owns_tables')
  expect(await checkApplicationRole(server.urlFor(name))).toBe('superuser')
})

test('BEY-21 the role that backs up reads no table and changes nothing', async () => {
  const server = await getTestServer()
  const backup = new pg.Client({
    connectionString: server.urlFor(new URL(clone.url).pathname.slice(1), 'backup'),
  })
  await backup.connect()
  for (const statement of [
    'select * from accounts.account',
    'select * from staff.audit',
    'create table public.mine (n int)',
    "select pg_read_file('PG_VERSION')",
    'set role minuet_owner',
  ])
    await expect(backup.query(statement)).rejects.toThrow(refused)
  await backup.end()
})
