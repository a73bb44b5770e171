import { readdir, unlink } from 'node:fs/promises'
import { join } from 'node:path'
import { withMachineLock } from '../postgres/machine-lock.ts'
import type { Repository } from './repository.ts'

/** A finished WAL file, a timeline's history, or the mark of a backup; not what is being written. */
const walName = /^[0-9A-F]{8}(?:[0-9A-F]{16}(?:\.partial|\.[0-9A-F]{8}\.backup)?|\.history)$/

/**
 * Copies the WAL files that PostgreSQL has archived and deletes them here; a file is deleted only
 * after its copy is durable. Returns how many it copied.
 */
export async function shipWal(repository: Repository, archive: string): Promise<number> {
  return withMachineLock(`${archive} copying`, async () => {
    const names = (await readdir(archive)).filter((name) => walName.test(name)).sort()
    for (const name of names) {
      await repository.writeFile(`wal/${name}`, join(archive, name))
      await unlink(join(archive, name))
    }
    return names.length
  })
}
