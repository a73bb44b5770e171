import type { Queries, Transaction } from '#platform/server/postgres/database.ts'
import type { StreamedFile } from '#platform/server/zip/stream-zip.ts'
import type { ZipFile } from '#platform/server/zip/write-zip.ts'
import type { AccountsDeps } from '../deps.ts'
import { insertErasedMember } from '../deletion/store-repeat.ts'
import { ownPersonalData } from './own-personal-data.ts'

/**
 * Collects all data stored about a member, from every feature: `data.json`, which begins with these
 * facts, followed by the files. Only one feature's part and one file are in memory at a time.
 */
export async function* exportPersonalData(
  { personalData, blobs }: Pick<AccountsDeps, 'personalData' | 'blobs'>,
  queries: Queries,
  { account, ...facts }: { readonly account: number } & Readonly<Record<string, unknown>>,
): AsyncGenerator<StreamedFile | ZipFile> {
  const files: { name: string; blob: string }[] = []
  async function* writeJson() {
    yield Buffer.from(`{${formatEntries(facts)}`)
    for (const feature of [ownPersonalData, ...personalData()]) {
      const exported = await feature.export(queries, account)
      files.push(...(exported.files ?? []))
      const entries = formatEntries(exported.parts)
      if (entries !== '') yield Buffer.from(`,${entries}`)
    }
    yield Buffer.from('\n}\n')
  }
  yield { name: 'data.json', content: writeJson() }
  for (const { name, blob: key } of files) {
    const blob = await blobs.get(key)
    if (blob !== null) yield { name, bytes: blob.bytes }
  }
}

/** The entries of an object as indented JSON, without its braces. */
function formatEntries(object: Readonly<Record<string, unknown>>): string {
  return JSON.stringify(object, null, 2).slice(1, -1).trimEnd()
}

/** Erases an account and all data stored about it, in every feature; the account itself last. */
export async function erasePersonalData(
  { personalData }: Pick<AccountsDeps, 'personalData'>,
  tx: Transaction,
  account: number,
  now: Date,
): Promise<void> {
  await insertErasedMember(tx, account, now)
  for (const feature of [...personalData(), ownPersonalData]) await feature.erase(tx, account, now)
}
