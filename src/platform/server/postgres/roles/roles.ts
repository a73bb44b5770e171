import { createHmac } from 'node:crypto'
import pg from 'pg'

/**
 * The roles of the product's own databases in an embedded PostgreSQL. The owner migrates and owns
 * every table, view and function. The application can only read and write rows: it can neither
 * disable a trigger nor truncate or change a table, so even an injection cannot rewrite append-only
 * data. The backup role can start and end a backup, and sees no tables.
 */
export const databaseRoles = {
  owner: 'minuet_owner',
  application: 'minuet_app',
  backup: 'minuet_backup',
} as const
export type DatabaseRole = keyof typeof databaseRoles

/**
 * A role's password, derived from the superuser's, so that there is only one file to keep secret.
 */
export function deriveRolePassword(superuserPassword: string, role: DatabaseRole): string {
  return createHmac('sha256', superuserPassword).update(databaseRoles[role]).digest('base64url')
}

/** Creates the missing roles; servers starting at the same time wait for each other. */
export async function prepareRoles(url: string, superuserPassword: string): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    await client.query('begin')
    await client.query("select pg_advisory_xact_lock(hashtext('minuet.roles'))")
    for (const role of ['owner', 'application', 'backup'] as const) {
      const name = databaseRoles[role]
      const { rowCount } = await client.query('select 1 from pg_roles where rolname = $1', [name])
      const password = client.escapeLiteral(deriveRolePassword(superuserPassword, role))
      if (rowCount === 0)
        await client.query(
          `create role ${name} login nosuperuser nocreatedb nocreaterole noreplication nobypassrls password ${password}`,
        )
    }
    await client.query(`
      grant execute on function pg_backup_start(text, boolean), pg_backup_stop(boolean), pg_switch_wal() to ${databaseRoles.backup}`)
    await client.query('commit')
  } finally {
    await client.end()
  }
}

/** The reason why a role is not safe for the application; null if it is safe. */
export type RoleProblem = 'superuser' | 'owns_tables' | null

/**
 * Checks the role of a connection: it must not be a superuser, and must not be a table's owner or
 * able to act as one.
 */
export async function checkApplicationRole(url: string): Promise<RoleProblem> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    const { rows } = await client.query<{ superuser: boolean; owns: boolean }>(`
      select (select rolsuper from pg_roles where rolname = current_user) as superuser,
        exists (select from pg_class c join pg_namespace n on n.oid = c.relnamespace
          where c.relkind in ('r', 'p') and n.nspname not like 'pg\\_%' and n.nspname <> 'information_schema'
            and pg_has_role(current_user, c.relowner, 'member')) as owns`)
    const [row] = rows
    return row?.superuser ? 'superuser' : row?.owns ? 'owns_tables' : null
  } finally {
    await client.end()
  }
}
