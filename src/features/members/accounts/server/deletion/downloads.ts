import type { Queries, Transaction } from '#platform/server/postgres/database.ts'
import { hashToken, newToken } from '#platform/server/random.ts'
import { streamZip } from '#platform/server/zip/stream-zip.ts'
import type { Site } from '#features/site/sites/index.ts'
import type { Deps } from '../deps.ts'
import { exportPersonalData } from '../personal-data/handle-personal-data.ts'
import { insertToken, selectToken, spendTokens } from '../store-tokens.ts'

/** Downloads of a member's data by a token alone, for owners who can't log in or whom staff help. */
export interface Downloads {
  /** Issues a token. */
  readonly issue: (
    tx: Transaction,
    download: { readonly account: number; readonly periodMs: number },
    now: Date,
  ) => Promise<string>
  /** The account of a token that still works in a pool; null for any other token. */
  readonly findAccount: (
    queries: Queries,
    token: string,
    site: Pick<Site, 'pool'>,
    now: Date,
  ) => Promise<number | null>
  /** Ends the tokens of an account. */
  readonly end: (tx: Transaction, account: number, now: Date) => Promise<void>
}

export function createDownloads(): Downloads {
  return {
    async issue(tx, { account, periodMs }, now) {
      const { token, hash } = newToken()
      const expiresAt = new Date(now.getTime() + periodMs)
      await insertToken(tx, { hash, kind: 'download', account, expiresAt }, now)
      return token
    },
    async findAccount(queries, token, { pool }, now) {
      const key = { hash: hashToken(token), kind: 'download', pool } as const
      const row = await selectToken(queries, key)
      return row === null || row.used_at !== null || row.expires_at <= now ? null : row.account
    },
    async end(tx, account, now) {
      await spendTokens(tx, account, 'download', now)
    },
  }
}

/** Streams the data of an account: the same file that its owner gets when logged in. */
export function writeDownload(
  deps: Pick<Deps, 'database' | 'personalData' | 'blobs'>,
): (
  account: number,
  site: Pick<Site, 'name'>,
  now: Date,
) => AsyncGenerator<Uint8Array<ArrayBuffer>> {
  return (account, site, now) => {
    const about = { account, site: site.name, made_at: now.toISOString() }
    return streamZip(exportPersonalData(deps, deps.database, about), now)
  }
}
