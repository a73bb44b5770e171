import type { Blobs } from '#platform/server/blobs/blobs.ts'

/** A picture without a row may belong to an upload that is still running. */
const graceMs = 24 * 3_600_000

/** Which of these have a row, as folders of a picture's sizes or names of single files. */
export type SelectKeysInUse = (keys: readonly string[]) => Promise<ReadonlySet<string>>

/**
 * Deletes pictures without a row: bytes are stored before their row, and a crash in between leaves
 * them behind. Returns how many files it deleted.
 */
export async function sweepOrphans(
  blobs: Blobs,
  folder: string,
  selectKeysInUse: SelectKeysInUse,
): Promise<number> {
  let deleted = 0
  for await (const files of blobs.list(folder, graceMs)) {
    const inUse = await selectKeysInUse([...new Set(files.map(findFolder)), ...files])
    const orphans = files.filter((file) => !inUse.has(findFolder(file)) && !inUse.has(file))
    await Promise.all(orphans.map((file) => blobs.delete(file)))
    deleted += orphans.length
  }
  return deleted
}

function findFolder(file: string): string {
  return file.slice(0, file.lastIndexOf('/'))
}
