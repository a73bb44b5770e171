import { chmodSync, chownSync, existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { readdir, rename, rm } from 'node:fs/promises'
import { createWriteStream } from 'node:fs'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { setTimeout as wait } from 'node:timers/promises'
import type { Account } from '../postgres/supervisor-account.ts'
import type { Repository } from './repository.ts'

/**
 * Run by PostgreSQL for each WAL file it wants: leaves a request and waits for the answer of this
 * process, which alone has the passphrase. Any status over 125 ends the recovery instead of ending
 * the WAL too early.
 */
const script = `#!/bin/sh
# $1 the folder of requests, $2 the wanted file, $3 where to put it, $4 the process that answers
touch "$1/$2.wanted" || exit 126
while [ -d "/proc/$4" ]; do
  if [ -e "$1/$2.ready" ]; then exec mv "$1/$2.ready" "$3"; fi
  if [ -e "$1/$2.missing" ]; then rm "$1/$2.missing"; exit 1; fi
  if [ -e "$1/$2.failed" ]; then exit 126; fi
  sleep 0.02
done
exit 126
`

export interface WalFeed {
  /** PostgreSQL's setting. */
  readonly restoreCommand: string
  /** The error that ended the recovery, if reading the backup failed. */
  readonly error: () => Error | undefined
  stop(): Promise<void>
}

/** Hands the WAL files of a backup to a recovering PostgreSQL, one at a time. */
export function startWalFeed(repository: Repository, folder: string, account: Account): WalFeed {
  mkdirSync(folder, { mode: 0o700 })
  const fetch = join(folder, 'fetch.sh')
  writeFileSync(fetch, script, { mode: 0o500 })
  if (process.getuid?.() === 0)
    for (const path of [folder, fetch]) chownSync(path, account.uid, account.gid)
  chmodSync(fetch, 0o500)
  let over = false
  let failure: Error | undefined

  async function answer(name: string): Promise<void> {
    const draft = join(folder, `${name}.draft`)
    try {
      if (await repository.target.has(`wal/${name}`)) {
        await pipeline(repository.read(`wal/${name}`), createWriteStream(draft, { mode: 0o600 }))
        if (process.getuid?.() === 0) chownSync(draft, account.uid, account.gid)
        await rename(draft, join(folder, `${name}.ready`))
      } else writeFileSync(join(folder, `${name}.missing`), '')
    } catch (error) {
      failure = error as Error
      writeFileSync(join(folder, `${name}.failed`), '')
    }
  }

  async function answerAll(): Promise<void> {
    while (!over) {
      const names = existsSync(folder) ? await readdir(folder) : []
      for (const wanted of names.filter((name) => name.endsWith('.wanted'))) {
        await rm(join(folder, wanted), { force: true })
        await answer(wanted.slice(0, -'.wanted'.length))
      }
      await wait(10)
    }
  }
  const answering = answerAll()
  return {
    restoreCommand: `${quote(fetch)} ${quote(folder)} "%f" "%p" ${process.pid}`,
    error: () => failure,
    async stop() {
      over = true
      await answering
      await rm(folder, { recursive: true, force: true })
    },
  }
}

/** Quotes for the shell, and for PostgreSQL, where % starts a placeholder. */
function quote(path: string): string {
  return `'${path.replaceAll("'", String.raw`'\''`).replaceAll('%', '%%')}'`
}
