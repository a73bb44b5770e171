import { createWriteStream } from 'node:fs'
import { mkdir, readdir, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import type { Blobs } from '../blobs/blobs.ts'
import type { Repository } from './repository.ts'

/** Copies uploaded files. A key's bytes never change, so each is copied once. */
export interface BlobBackup {
  /** Copies what was stored since the last time. */
  copyNew(): Promise<number>
  /** Copies everything that is missing, such as after a crash. */
  copyMissing(): Promise<number>
  /** Deletes the copies of files that were deleted more than `days` ago. */
  prune(days: number, now: Date): Promise<void>
}

/**
 * Returns the same storage, which remembers new keys for the backup, and the backup. `folder` is
 * where the files are, as they are on disk.
 */
export function withBlobBackup(
  blobs: Blobs,
  folder: string,
  repository: Repository,
): { readonly blobs: Blobs; readonly backup: BlobBackup } {
  const fresh = new Set<string>()

  async function copy(key: string): Promise<boolean> {
    const path = join(folder, key)
    const name = `blobs/${key}`
    if (await repository.target.has(name)) return false
    // Deleted in the meantime.
    if ((await stat(path).catch(() => null)) === null) return false
    await repository.writeFile(name, path)
    return true
  }

  const backup: BlobBackup = {
    async copyNew() {
      let copied = 0
      for (const key of fresh) {
        if (await copy(key)) copied += 1
        fresh.delete(key)
      }
      return copied
    },
    async copyMissing() {
      let copied = 0
      for await (const key of listKeys(folder)) if (await copy(key)) copied += 1
      return copied
    },
    async prune(days, now) {
      const oldest = now.getTime() - days * 86_400_000
      for await (const { name } of repository.target.list('blobs')) {
        const key = name.slice('blobs/'.length)
        const gone = `gone/${key}`
        const exists = (await stat(join(folder, key)).catch(() => null)) !== null
        if (exists) await repository.target.delete(gone)
        else if (!(await repository.target.has(gone)))
          await repository.writeJson(gone, { noticedAt: now.toISOString() })
      }
      for await (const { name, writtenAt } of repository.target.list('gone')) {
        if (writtenAt.getTime() > oldest) continue
        await repository.target.delete(`blobs/${name.slice('gone/'.length)}`)
        await repository.target.delete(name)
      }
    },
  }
  return {
    backup,
    blobs: {
      ...blobs,
      async put(key, bytes, type) {
        await blobs.put(key, bytes, type)
        fresh.add(key)
      },
    },
  }
}

/** The keys of all files on disk; unfinished ones are in a folder that begins with a dot. */
async function* listKeys(root: string, below = ''): AsyncGenerator<string> {
  const entries = await readdir(join(root, below), { withFileTypes: true }).catch(() => [])
  for (const { name } of entries.filter((entry) => entry.isDirectory() && entry.name[0] !== '.'))
    yield* listKeys(root, join(below, name))
  for (const { name } of entries.filter((entry) => entry.isFile())) yield join(below, name)
}

/**
 * Writes the copied files below an empty folder, except those that were known to be deleted at a
 * moment. Others of which the restored database knows nothing are deleted later like all files
 * without a row. Returns their number.
 */
export async function restoreBlobs(
  repository: Repository,
  folder: string,
  at: Date,
): Promise<number> {
  const deleted = new Set<string>()
  for await (const { name, writtenAt } of repository.target.list('gone'))
    if (writtenAt <= at) deleted.add(name.slice('gone/'.length))
  let restored = 0
  for await (const { name } of repository.target.list('blobs')) {
    if (deleted.has(name.slice('blobs/'.length))) continue
    const path = join(folder, name.slice('blobs/'.length))
    await mkdir(dirname(path), { recursive: true })
    await pipeline(repository.read(name), createWriteStream(path, { flags: 'wx', mode: 0o600 }))
    restored += 1
  }
  return restored
}
