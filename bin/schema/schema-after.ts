import pg from 'pg'
import { listSchema } from '#platform/server/postgres/list-schema.ts'
import { migrate } from '#platform/server/postgres/migrate.ts'
import type { SqlFolder } from '#platform/server/postgres/sql-folders.ts'
import { createEmptyDatabase } from '#platform/server/testing/create-test-database.ts'

/** The schema listing of an empty database after migrating through these states in order. */
export async function listSchemaAfter(states: readonly (readonly SqlFolder[])[]): Promise<string> {
  const database = await createEmptyDatabase()
  const client = new pg.Client({ connectionString: database.url })
  try {
    for (const folders of states)
      await migrate(database.url, {
        folders: folders.map((folder) => ({ ...folder, load: undefined })),
      })
    await client.connect()
    return await listSchema(client)
  } finally {
    await client.end()
    await database.close()
  }
}

/**
 * The states an old installation went through: first only each feature's first file, then the
 * second ones too, and so on; views and functions are added in the last state.
 */
export function listMigrationStates(folders: readonly SqlFolder[]): SqlFolder[][] {
  const steps = Math.max(0, ...folders.map((folder) => folder.numbered.length))
  const states = Array.from({ length: steps }, (_, step) =>
    folders.map((folder) => ({
      ...folder,
      numbered: folder.numbered.slice(0, step + 1),
      reloadable: [],
    })),
  )
  return [...states, [...folders]]
}
