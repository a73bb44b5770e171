import type { Queries, Transaction } from '#platform/server/postgres/database.ts'
import type { ZipFile } from '#platform/server/zip/write-zip.ts'
import type { AccountsDeps } from '../deps.ts'
import { ownPersonalData } from './own-personal-data.ts'

/**
 * Collects all data stored about a member, from every feature: the parts of `data.json` by name, and
 * the files beside it.
 */
export async function exportPersonalData(
  { personalData, blobs }: Pick<AccountsDeps, 'personalData' | 'blobs'>,
  queries: Queries,
  account: number,
): Promise<{ readonly parts: Record<string, unknown>; readonly files: readonly ZipFile[] }> {
  const parts: Record<string, unknown> = {}
  const files: ZipFile[] = []
  for (const feature of [ownPersonalData, ...personalData()]) {
    const exported = await feature.export(queries, account)
    Object.assign(parts, exported.parts)
    for (const { name, blob: key } of exported.files ?? []) {
      const blob = await blobs.get(key)
      if (blob !== null) files.push({ name, bytes: blob.bytes })
    }
  }
  return { parts, files }
}

/** Erases an account and all data stored about it, in every feature; the account itself last. */
export async function erasePersonalData(
  { personalData }: Pick<AccountsDeps, 'personalData'>,
  tx: Transaction,
  account: number,
  now: Date,
): Promise<void> {
  for (const feature of [...personalData(), ownPersonalData]) await feature.erase(tx, account, now)
}
