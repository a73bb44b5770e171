import { chown, lstat, mkdir, open, readdir } from 'node:fs/promises'
import { dirname, join, normalize } from 'node:path'
import { createReader } from './encryption.ts'

/** A folder or file in an archive; a file's bytes follow its entry. */
interface Entry {
  readonly path: string
  /** Null for a folder. */
  readonly size: number | null
}

const pieceBytes = 1 << 18

/**
 * Writes a folder of files that are in use, as PostgreSQL's low-level backup requires: a file that
 * shrinks while it is read is filled with zeros, a file that grows is cut, and one that vanishes is
 * left out. `include` decides by path; for a folder it excludes with `'empty'`, only the folder
 * itself is written. `last` are added at the end.
 */
export async function* packFolder(
  folder: string,
  {
    include,
    last = {},
  }: {
    readonly include: (path: string) => boolean | 'empty'
    readonly last?: Readonly<Record<string, string>>
  },
): AsyncGenerator<Uint8Array> {
  yield* packBelow(folder, '', include)
  for (const [path, text] of Object.entries(last)) {
    const bytes = Buffer.from(text)
    yield formatEntry({ path, size: bytes.length })
    yield bytes
  }
}

async function* packBelow(
  root: string,
  below: string,
  include: (path: string) => boolean | 'empty',
): AsyncGenerator<Uint8Array> {
  for (const entry of await readdir(join(root, below), { withFileTypes: true })) {
    const path = below === '' ? entry.name : `${below}/${entry.name}`
    const included = include(path)
    if (included === false) continue
    if (entry.isDirectory()) {
      yield formatEntry({ path, size: null })
      if (included === true) yield* packBelow(root, path, include)
    } else if (entry.isFile()) yield* packFile(join(root, path), path)
    else if (entry.isSymbolicLink())
      throw new Error(`${path} is a link; a cluster with tablespaces can't be backed up.`)
  }
}

export async function* packFile(from: string, path: string): AsyncGenerator<Uint8Array> {
  const file = await open(from).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return null
    throw error
  })
  if (file === null) return
  try {
    const { size } = await file.stat()
    yield formatEntry({ path, size })
    for (let written = 0; written < size; ) {
      const piece = Buffer.alloc(Math.min(pieceBytes, size - written))
      await file.read(piece, 0, piece.length, written)
      yield piece
      written += piece.length
    }
  } finally {
    await file.close()
  }
}

function formatEntry(entry: Entry): Buffer {
  const json = Buffer.from(JSON.stringify(entry))
  const length = Buffer.alloc(4)
  length.writeUInt32BE(json.length)
  return Buffer.concat([length, json])
}

/** Unpacks such an archive below an existing folder, owned by the given user, if any. */
export async function unpackInto(
  folder: string,
  bytes: AsyncIterable<Uint8Array>,
  owner: { readonly uid: number; readonly gid: number } | null,
): Promise<void> {
  const reader = createReader(bytes)
  for (;;) {
    const length = await reader.read(4)
    if (length === null) return
    const json = await reader.read(length.readUInt32BE())
    if (json === null) throw new Error('The archive is incomplete.')
    const { path, size } = JSON.parse(json.toString('utf8')) as Entry
    const place = join(folder, path)
    if (normalize(path) !== path || path.startsWith('..') || path.startsWith('/'))
      throw new Error(`The archive names an invalid path: ${path}`)
    if (size === null) await mkdir(place, { recursive: true, mode: 0o700 })
    else await unpackFile(place, size, reader)
    if (owner !== null) await chown(place, owner.uid, owner.gid)
  }
}

async function unpackFile(
  place: string,
  size: number,
  reader: ReturnType<typeof createReader>,
): Promise<void> {
  await lstat(dirname(place))
  const file = await open(place, 'wx', 0o600)
  try {
    for (let left = size; left > 0; ) {
      const piece = await reader.read(Math.min(pieceBytes, left))
      if (piece === null) throw new Error('The archive is incomplete.')
      await file.writeFile(piece)
      left -= piece.length
    }
    await file.sync()
  } finally {
    await file.close()
  }
}
