import { randomUUID } from 'node:crypto'
import { mkdir, open, readdir, readFile, rename, stat, unlink } from 'node:fs/promises'
import { dirname, join, relative, sep } from 'node:path'
import type { Blobs } from './blobs.ts'
import { createFolders } from './folders.ts'

const keyPart = '[a-z0-9][a-z0-9_-]*(?:\\.[a-z0-9]+)*'

const keyPattern = new RegExp(`^${keyPart}(?:/${keyPart})*$`)

/**
 * Returns the key unchanged, or throws: lower-case names between slashes, so that no key can escape
 * its folder on any system.
 */
function checkBlobKey(key: string): string {
  if (key.length > 240 || !keyPattern.test(key)) throw new Error('invalid blob key')
  return key
}

/**
 * Stores blobs as files below `folder`. A file consists of the bytes, the media type, and one byte
 * with the length of that type, so that all become visible in one rename and image programs can
 * still open it. Unfinished files are in `folder/.new`; those left by a crash are removed at a
 * later start.
 */
export async function createDiskBlobs(folder: string): Promise<Blobs> {
  const unfinished = join(folder, '.new')
  await mkdir(unfinished, { recursive: true })
  await removeLeftovers(unfinished)
  const folders = createFolders(folder)
  const resolvePath = (key: string) => join(folder, checkBlobKey(key))

  return {
    put: async (key, bytes, type) => {
      const path = resolvePath(key)
      const trailer = createTrailer(type)
      const draft = join(unfinished, randomUUID())
      const folderCreated = folders.make(dirname(path))
      // Awaited below, once the file is written; until then a rejection would be unhandled.
      folderCreated.catch(() => {})
      try {
        await writeDurably(draft, [bytes, trailer])
        await folderCreated
        await rename(draft, path)
        await folders.sync(dirname(path))
      } catch (error) {
        await remove(draft)
        throw error
      }
    },

    get: async (key) => {
      const file = await readFile(resolvePath(key)).catch(missing)
      if (file === null) return null
      const end = file.length - 1 - (file.at(-1) ?? 0)
      return { bytes: file.subarray(0, end), type: file.toString('latin1', end, file.length - 1) }
    },

    stat: async (key) => {
      const file = await open(resolvePath(key)).catch(missing)
      if (file === null) return null
      try {
        const { size } = await file.stat()
        const tail = Buffer.alloc(Math.min(size, 256))
        await file.read(tail, 0, tail.length, size - tail.length)
        const length = tail.at(-1) ?? 0
        return {
          size: size - 1 - length,
          type: tail.toString('latin1', tail.length - 1 - length, tail.length - 1),
        }
      } finally {
        await file.close()
      }
    },

    list: (below, ageMs) => listOld(folder, resolvePath(below), ageMs),

    delete: async (key) => remove(resolvePath(key)),
  }
}

/** Yields one batch per folder on disk. */
async function* listOld(root: string, folder: string, ageMs: number): AsyncIterable<string[]> {
  const entries = (await readdir(folder, { withFileTypes: true }).catch(missing)) ?? []
  const old: string[] = []
  for (const entry of entries) {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) yield* listOld(root, path, ageMs)
    else if (await isOlder(path, ageMs)) old.push(relative(root, path).replaceAll(sep, '/'))
  }
  if (old.length > 0) yield old
}

async function isOlder(path: string, ageMs: number): Promise<boolean> {
  const file = await stat(path).catch(missing)
  return file !== null && file.mtimeMs <= Date.now() - ageMs
}

/** Another server may be writing to the same folder, so only old files are leftovers. */
async function removeLeftovers(unfinished: string): Promise<void> {
  for (const name of await readdir(unfinished)) {
    const draft = join(unfinished, name)
    const { mtimeMs } = await stat(draft).catch(() => ({ mtimeMs: Number.POSITIVE_INFINITY }))
    if (mtimeMs < Date.now() - 3_600_000) await remove(draft)
  }
}

function createTrailer(type: string): Buffer {
  if (!/^[a-z]+\/[a-z0-9.+-]+$/.test(type) || type.length > 100) throw new Error('not a media type')
  return Buffer.concat([Buffer.from(type, 'latin1'), Buffer.from([type.length])])
}

async function writeDurably(path: string, pieces: readonly Uint8Array[]): Promise<void> {
  const file = await open(path, 'wx', 0o600)
  try {
    await file.writev(pieces)
    await file.sync()
  } finally {
    await file.close()
  }
}

/**
 * Uses unlink instead of `rm`, which examines the file first and blocks the event loop while doing
 * so.
 */
async function remove(path: string): Promise<void> {
  await unlink(path).catch(missing)
}

function missing(error: NodeJS.ErrnoException): null {
  if (error.code === 'ENOENT' || error.code === 'ENOTDIR' || error.code === 'EISDIR') return null
  throw error
}
