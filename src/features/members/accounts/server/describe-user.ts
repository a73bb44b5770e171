import type { Context } from '#kernel/context.ts'
import type { MemberId } from '#kernel/id.ts'
import type { Site } from '#features/site/sites/index.ts'
import type { User } from '../contract/accounts.ts'
import type { Deps } from './deps.ts'
import { type AccountRow, selectAccount } from './store.ts'
import { findTermsDue } from './changes/accept-terms.ts'
import { selectProfileAccount } from './store-demo.ts'

/** Builds the response of `/api/user.php` (API-01) from the account and the features above. */
export async function describeUser(
  deps: Deps,
  account: Pick<AccountRow, 'id' | 'member' | 'name' | 'status' | 'locale' | 'created_at'>,
  context: Context<Site>,
): Promise<User> {
  const parts =
    (await deps.parts?.(
      { account: account.id, member: account.member, signedUpAt: account.created_at },
      context,
    )) ?? {}
  const confirmed = account.status === 'active'
  return {
    status: confirmed ? 'active' : 'not_confirmed',
    credits: parts.credits ?? 0,
    paid_user: parts.paid_user ?? false,
    signup_date: account.created_at.toISOString(),
    ...(parts.time_bonus != null && { time_bonus: parts.time_bonus }),
    notifications_disabled: parts.notifications_disabled ?? [],
    fictional_icon: context.site.settings.fictional_icon,
    profile: {
      id: account.member as MemberId,
      name: account.name,
      // The profile of an unconfirmed member is not visible to anyone (ACC-09).
      status: confirmed ? (parts.profile_status ?? 'active') : 'disabled',
      main_image: parts.main_image ?? null,
    },
    language: account.locale,
  }
}

/** Same for the requesting member; throws if the account was deleted since the session was read. */
export async function describeViewer(
  deps: Deps,
  account: number,
  context: Context<Site>,
): Promise<User> {
  const [row, due] = await Promise.all([
    selectAccount(deps.database, account),
    findTermsDue(deps, account, context),
  ])
  if (row !== null)
    return {
      ...(await describeUser(deps, row, context)),
      ...(due !== null && { accept_terms_since: due.toISOString() }),
    }
  const profile = await selectProfileAccount(deps.database, account)
  if (profile === null) throw new Error(`account ${account} not found`)
  return { ...(await describeUser(deps, profile, context)), staff: true }
}
