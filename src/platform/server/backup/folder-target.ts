import { randomUUID } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { mkdir, open, readdir, rename, stat, unlink } from 'node:fs/promises'
import { dirname, join, relative } from 'node:path'
import { createFolders } from '../blobs/folders.ts'
import type { BackupTarget, TargetFile } from './target.ts'

const namePattern = /^[\w-][\w.-]*(?:\/[\w-][\w.-]*)*$/

/**
 * Stores a backup as files below `folder`; unfinished ones are in `folder/.new`. The folder must
 * exist: creating it would hide that a disk isn't mounted.
 */
export function createFolderTarget(folder: string): BackupTarget {
  const unfinished = join(folder, '.new')
  const folders = createFolders(folder)
  const resolvePath = (name: string) => {
    if (!namePattern.test(name)) throw new Error(`invalid name in a backup: ${name}`)
    return join(folder, name)
  }
  return {
    async write(name, bytes) {
      const path = resolvePath(name)
      const draft = join(unfinished, randomUUID())
      await makeUnfinished(folder, unfinished)
      try {
        const file = await open(draft, 'wx', 0o600)
        try {
          for await (const piece of bytes) await file.writeFile(piece)
          await file.sync()
        } finally {
          await file.close()
        }
        await folders.make(dirname(path))
        await rename(draft, path)
        await folders.sync(dirname(path))
      } catch (error) {
        await unlink(draft).catch(ignoreMissing)
        throw error
      }
    },
    read: (name) => createReadStream(resolvePath(name), { highWaterMark: 1 << 18 }),
    has: async (name) => (await stat(resolvePath(name)).catch(ignoreMissing)) !== null,
    list: (below) => listFiles(folder, join(folder, below)),
    async delete(name) {
      await unlink(resolvePath(name)).catch(ignoreMissing)
    },
  }
}

async function makeUnfinished(folder: string, unfinished: string): Promise<void> {
  await mkdir(unfinished, { mode: 0o700 }).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') throw new Error(`The backup folder ${folder} doesn’t exist.`)
    if (error.code !== 'EEXIST') throw error
  })
}

async function* listFiles(root: string, folder: string): AsyncIterable<TargetFile> {
  const entries = (await readdir(folder, { withFileTypes: true }).catch(ignoreMissing)) ?? []
  for (const entry of entries) {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) yield* listFiles(root, path)
    else {
      const file = await stat(path).catch(ignoreMissing)
      if (file !== null) yield { name: relative(root, path), writtenAt: file.mtime }
    }
  }
}

function ignoreMissing(error: NodeJS.ErrnoException): null {
  if (error.code === 'ENOENT' || error.code === 'ENOTDIR') return null
  throw error
}
