import type { Transaction } from '#platform/server/postgres/database.ts'
import type { ProfilesDeps } from './deps.ts'
import { updateBirth } from './store-sections.ts'

/**
 * Corrects a member's date of birth on their request, in the caller's transaction, whatever they have
 * changed before. Returns the date before; null without a profile. The caller has validated it.
 */
export type ChangeBirth = (
  tx: Transaction,
  account: number,
  birth: string,
  now: Date,
) => Promise<string | null>

export function changeBirth({ emit }: Pick<ProfilesDeps, 'emit'>): ChangeBirth {
  return async (tx, account, birth, now) => {
    const before = await updateBirth(tx, account, birth, now)
    if (before !== null) await emit(tx, 'profiles.changed', { account }, now)
    return before
  }
}
