import { makeDatabase, type TestDatabase } from './make-database.ts'
import { prepareTestTemplate } from './test-template.ts'

/**
 * A new clone of the migrated template, with only reference data. With `features`, it contains only
 * these and the lower ones they use according to the map, and is not affected by changes to other
 * features.
 */
export async function createTestDatabase(
  options: { features?: readonly string[] } = {},
): Promise<TestDatabase> {
  return makeDatabase((server, admin) => prepareTestTemplate(server, admin, options.features))
}

/** A completely empty database, for tests of the migrations themselves; `url` is its owner's. */
export async function createEmptyDatabase(): Promise<TestDatabase> {
  const database = await makeDatabase(async () => 'template0')
  return { ...database, url: database.ownerUrl }
}
