import type { Identity, Kind } from './requests.ts'
import { objectionMs } from './deadlines.ts'

/** Facts about a request before something is done with an account's data. */
export interface ActFacts {
  readonly kind: Kind
  readonly identity: Identity
  readonly identityAt: Date | null
  /** Whether it is known which account it is about. */
  readonly hasAccount: boolean
  /** Whether the staff member who acts linked it to the account. */
  readonly ownLink: boolean
}

/**
 * Whether staff may act on the data of the account, or why not. Without proof of identity they can
 * only refuse; after their own decision about it, the owner has a week to
 * object, and someone else acts.
 */
export function decideActing(
  { kind, identity, identityAt, hasAccount, ownLink }: ActFacts,
  wanted: Kind,
  now: Date,
): 'yes' | 'unproven' | 'no_account' | 'other_kind' | 'own_link' | 'too_early' {
  if (identity === 'none') return 'unproven'
  if (!hasAccount) return 'no_account'
  if (kind !== wanted) return 'other_kind'
  if (identity === 'staff' && ownLink) return 'own_link'
  if (identity === 'staff' && now.getTime() - (identityAt ?? now).getTime() < objectionMs)
    return 'too_early'
  return 'yes'
}
