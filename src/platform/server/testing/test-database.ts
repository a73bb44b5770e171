import { makeDatabase, type TestDatabase } from './make-database.ts'
import { testTemplate } from './test-template.ts'

/**
 * A fresh clone of the migrated template: reference data, nothing else. With `features` it holds only these and the
 * ones below them on the map, and is not touched by what is written elsewhere.
 */
export async function testDatabase(options: { features?: readonly string[] } = {}): Promise<TestDatabase> {
  return makeDatabase((server, admin) => testTemplate(server, admin, options.features))
}

/** A database with nothing in it at all, for tests of the migrations themselves. */
export async function emptyDatabase(): Promise<TestDatabase> {
  return makeDatabase(async () => 'template0')
}
