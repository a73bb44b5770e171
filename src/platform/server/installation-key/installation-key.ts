import type { Database } from '../postgres/database.ts'
import { newToken } from '../random.ts'
import { createSeal } from '../secrets/seal.ts'
import { insertKey, selectKey, updateKey } from './store.ts'

const purpose = 'installation.key'

/** Thrown if none of the configured secrets can decrypt this database's key. */
export class UnreadableKey extends Error {}

/**
 * Decrypts the key from which an installation derives all others: for seals, hashes, signatures and
 * push messages. It is random, created at the first start, and stored encrypted with MINUET_SECRET,
 * which can therefore be replaced without losing anything that was sealed or hashed: `secrets`
 * lists the new one first, then earlier ones. A key that only an earlier one can decrypt is
 * encrypted again with the first.
 *
 * @throws {UnreadableKey} if no secret can decrypt it, because they belong to another installation.
 */
export async function openInstallationKey(
  database: Database,
  secrets: readonly [string, ...string[]],
): Promise<{ readonly key: string; readonly changed: boolean }> {
  const [current] = secrets
  // If two servers start at the same time, the second insert does nothing.
  const stored =
    (await selectKey(database)) ??
    (await insertKey(database, createSeal(current, purpose).close(newToken().token))) ??
    (await selectKey(database))
  if (stored === null) throw new Error('the installation key is missing')
  for (const secret of secrets) {
    const key = tryOpen(secret, stored)
    if (key === null) continue
    if (secret === current) return { key, changed: false }
    await updateKey(database, { from: stored, to: createSeal(current, purpose).close(key) })
    return { key, changed: true }
  }
  throw new UnreadableKey(
    'MINUET_SECRET is not the one this database was last started with. Set the right one; to replace it, set ' +
      '"MINUET_SECRET=<new>,<old>" for one start.',
  )
}

function tryOpen(secret: string, sealed: Buffer): string | null {
  try {
    return createSeal(secret, purpose).open(sealed)
  } catch {
    return null
  }
}
