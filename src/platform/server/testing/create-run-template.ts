import { databaseRoles } from '../postgres/roles/roles.ts'
import type { Template } from './make-database.ts'
import { databasePrefix, nameForRun } from './run-names.ts'
import { databaseExists, prepareTestTemplate } from './test-template.ts'

/**
 * A migrated database (or a copy `from` another template) that `fill` has added data to: created
 * once per test run, on first use, and cloned by all tests.
 */
export function createRunTemplate(
  what: string,
  fill: (url: string) => Promise<void>,
  from: Template = prepareTestTemplate,
): Template {
  return async (server, admin) => {
    const name = `${databasePrefix}${nameForRun(what)}`
    if (await databaseExists(admin, name)) return name
    const draft = `${name}_draft`
    await admin.query('select pg_advisory_lock(hashtext($1))', [name])
    try {
      if (await databaseExists(admin, name)) return name
      await admin.query(`drop database if exists ${draft} with (force)`)
      await admin.query(
        `create database ${draft} template ${await from(server, admin)} owner ${databaseRoles.owner} strategy file_copy`,
      )
      await fill(server.urlFor(draft, 'application'))
      await admin.query(`alter database ${draft} with allow_connections false`)
      // Sessions of the stopped site may take seconds to end on a busy machine.
      await admin.query(
        'select pg_terminate_backend(pid, 10_000) from pg_stat_activity where datname = $1',
        [draft],
      )
      await admin.query(`alter database ${draft} rename to ${name}`)
    } finally {
      await admin.query('select pg_advisory_unlock(hashtext($1))', [name])
    }
    return name
  }
}
