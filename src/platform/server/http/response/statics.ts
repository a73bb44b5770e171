import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'
import { getMimeType } from 'hono/utils/mime'
import { chooseEncoding } from './compress-text.ts'
import type { Reply } from './reply.ts'

const brotli = promisify(brotliCompress)

/** The browser's files by path. */
export interface Statics {
  /** The reply for a file, or null if there is none at this path. */
  reply(
    path: string,
    acceptEncoding: string | undefined,
    requestEtag: string | undefined,
    range?: string | undefined,
  ): Promise<Reply> | null
}

interface StaticFile {
  readonly bytes: Uint8Array<ArrayBuffer>
  readonly type: string
  readonly tag: string
  /** The name contains a hash of the content, so the file never changes. */
  readonly hashed: boolean
  small: Promise<Uint8Array<ArrayBuffer>> | null
}

/** The folders that were read, because tests start many servers in one process. */
const read = new Map<string, ReadonlyMap<string, StaticFile>>()

/**
 * Reads the folder once in a process; it is a few megabytes. Hidden folders (the build's internal
 * files) are not served.
 */
export function createStatics(folder: string | undefined): Statics {
  const files = folder === undefined ? new Map<string, StaticFile>() : readFolder(folder)
  return {
    reply(path, acceptEncoding, requestEtag, range) {
      const file = files.get(path)
      return file === undefined ? null : replyWith(file, acceptEncoding, requestEtag, range)
    },
  }
}

async function replyWith(
  file: StaticFile,
  acceptEncoding: string | undefined,
  requestEtag: string | undefined,
  range: string | undefined,
): Promise<Reply> {
  const cache = file.hashed ? 'public, max-age=31536000, immutable' : 'public, no-cache'
  const compressible = /^(text\/|application\/|image\/svg)/.test(file.type)
  const headers: Record<string, string> = {
    etag: file.tag,
    ...(compressible && { vary: 'accept-encoding' }),
  }
  if (matchesTag(requestEtag, file.tag))
    return { status: 304, kind: 'asset', body: null, cache, headers }
  if (file.type.startsWith('video/')) return replyWithVideo(file, cache, headers, range)
  const reply = { status: 200, kind: 'asset', type: file.type, cache } as const
  if (!compressible || chooseEncoding(acceptEncoding) !== 'br' || file.bytes.byteLength < 600)
    return { ...reply, body: file.bytes, headers }
  file.small ??= brotli(file.bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } })
  return { ...reply, body: await file.small, headers: { ...headers, 'content-encoding': 'br' } }
}

/** Safari plays a video only if the server answers a request for a part of it with that part. */
function replyWithVideo(
  { bytes, type }: StaticFile,
  cache: string,
  headers: Record<string, string>,
  range: string | undefined,
): Reply {
  const size = bytes.byteLength
  const [, from = '', to = ''] = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(range ?? '') ?? []
  const video = { kind: 'asset', type, cache } as const
  if (from === '' && to === '')
    return { ...video, status: 200, body: bytes, headers: { ...headers, 'accept-ranges': 'bytes' } }
  const start = from === '' ? Math.max(0, size - Number(to)) : Number(from)
  const end = from === '' || to === '' ? size - 1 : Math.min(Number(to), size - 1)
  if (start > end)
    return {
      ...video,
      status: 416,
      body: null,
      headers: { ...headers, 'content-range': `bytes */${size}` },
    }
  return {
    ...video,
    status: 206,
    body: bytes.slice(start, end + 1),
    headers: { ...headers, 'content-range': `bytes ${start}-${end}/${size}` },
  }
}

/** Whether an If-None-Match header has the tag; proxies that compress make tags weak. */
function matchesTag(header: string | undefined, tag: string): boolean {
  return header?.split(',').some((one) => one.trim().replace(/^W\//, '') === tag) ?? false
}

function readFolder(folder: string): ReadonlyMap<string, StaticFile> {
  const known = read.get(folder)
  if (known !== undefined) return known
  if (!existsSync(folder)) return new Map()
  const files = readFiles(folder)
  read.set(folder, files)
  return files
}

function readFiles(folder: string): Map<string, StaticFile> {
  const names = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
  const nameSet = new Set(names)
  const files = new Map<string, StaticFile>()
  for (const name of names) {
    const path = name.slice(folder.length).replaceAll('\\', '/')
    if (path.includes('/.') || (name.endsWith('.br') && nameSet.has(name.slice(0, -3)))) continue
    const bytes = readFileSync(name) as Uint8Array<ArrayBuffer>
    files.set(path, {
      bytes,
      type: getMimeType(name) ?? 'application/octet-stream',
      tag: `"${hashContent(bytes)}"`,
      hashed: path.startsWith('/assets/'),
      small: nameSet.has(`${name}.br`)
        ? Promise.resolve(readFileSync(`${name}.br`) as Uint8Array<ArrayBuffer>)
        : null,
    })
  }
  return files
}

function hashContent(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('base64url').slice(0, 22)
}
