import type pg from 'pg'
import type { SqlFile, SqlFolder } from './sql-folders.ts'

interface Steps {
  /** Called once before the first pending file, which may change tables that views depend on. */
  before: () => Promise<void>
  print: (line: string) => void
}

/** Runs the numbered files not yet recorded, in order. True if there were any. */
export async function runNumbered(
  client: pg.PoolClient,
  folders: readonly SqlFolder[],
  now: Date,
  steps: Steps,
): Promise<boolean> {
  const { rows } = await client.query<{ name: string; hash: string }>(
    'select name, hash from platform.migration',
  )
  const recorded = new Map(rows.map((row) => [row.name, row.hash]))
  const files = folders.flatMap((folder) => folder.numbered)
  refuseChanged(files, recorded)
  const pending = files.filter((file) => !recorded.has(file.name))
  if (pending.length === 0) return false
  await steps.before()
  for (const folder of folders) await makeSchema(client, folder)
  for (const file of pending) {
    await runFile(client, file)
    await client.query('insert into platform.migration (name, hash, ran_at) values ($1, $2, $3)', [
      file.name,
      file.hash,
      now,
    ])
  }
  steps.print(
    `${pending.length} migration${pending.length === 1 ? '' : 's'} done, the last ${pending.at(-1)?.name}.`,
  )
  return true
}

/** Runs one file; an error message starts with the file's name and line. */
export async function runFile(client: pg.PoolClient, file: SqlFile): Promise<void> {
  await client.query(file.text).catch((error: pg.DatabaseError) => {
    const line = file.text.slice(0, Number(error.position ?? 0)).split('\n').length
    error.message = `${file.name}:${line} ${error.message}${error.hint ? ` (${error.hint})` : ''}`
    throw error
  })
}

function refuseChanged(files: readonly SqlFile[], recorded: ReadonlyMap<string, string>): void {
  const changed = files.filter(
    (file) => recorded.has(file.name) && recorded.get(file.name) !== file.hash,
  )
  if (changed.length === 0) return
  const names = changed.map((file) => file.name).join(', ')
  throw new Error(
    `${names}: changed after it was run on this database. Restore it and write the change as a new numbered file.`,
  )
}

/** Creates each feature's schema unless its own files do. */
async function makeSchema(client: pg.PoolClient, folder: SqlFolder): Promise<void> {
  const makesItself = folder.numbered.some((file) => /create\s+schema/i.test(file.text))
  if (!makesItself) await client.query(`create schema if not exists "${folder.schema}"`)
}
