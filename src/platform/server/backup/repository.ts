import { createReadStream } from 'node:fs'
import type { Config } from '../config/config.ts'
import { compress, decompress } from './compress.ts'
import { createEncryption } from './encryption.ts'
import { createFolderTarget } from './folder-target.ts'
import type { BackupTarget } from './target.ts'

/** A target whose files are compressed and encrypted. */
export interface Repository {
  readonly target: BackupTarget
  write(name: string, plain: AsyncIterable<Uint8Array>): Promise<void>
  writeFile(name: string, path: string): Promise<void>
  writeJson(name: string, value: unknown): Promise<void>
  /** Throws before the end if the file is not exactly what was written under this name. */
  read(name: string): AsyncIterable<Uint8Array>
  readJson<T>(name: string): Promise<T>
  /** The names below a folder, sorted. */
  names(folder: string): Promise<string[]>
}

/** The backup of an installation; null if it has none. */
export function openRepository({ backup }: Pick<Config, 'backup'>): Repository | null {
  return backup === undefined
    ? null
    : createRepository(createFolderTarget(backup.folder), backup.passphrase)
}

export function createRepository(target: BackupTarget, passphrase: string): Repository {
  const encryption = createEncryption(passphrase)
  const write: Repository['write'] = (name, plain) =>
    target.write(name, encryption.encrypt(name, compress(plain)))
  const read = (name: string) => decompress(encryption.decrypt(name, target.read(name)))
  return {
    target,
    write,
    writeFile: (name, path) => write(name, createReadStream(path, { highWaterMark: 1 << 18 })),
    writeJson: (name, value) => write(name, toStream(Buffer.from(JSON.stringify(value)))),
    read,
    async readJson<T>(name: string) {
      const pieces: Uint8Array[] = []
      for await (const piece of read(name)) pieces.push(piece)
      return JSON.parse(Buffer.concat(pieces).toString('utf8')) as T
    },
    async names(folder) {
      const names: string[] = []
      for await (const { name } of target.list(folder)) names.push(name)
      return names.sort()
    },
  }
}

async function* toStream(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  yield bytes
}
