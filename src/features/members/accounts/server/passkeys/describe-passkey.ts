import { localDate } from '#kernel/calendar.ts'
import type { Output } from '#kernel/endpoint.ts'
import type { Site } from '#features/site/sites/index.ts'
import type { contract } from '../../contract/accounts.ts'
import type { ListedPasskey } from './store-passkeys.ts'

/** Describes a passkey for its owner's list, with days in the site's time zone. */
export function describePasskey(
  { id, name, host, created_at, last_used_at }: ListedPasskey,
  { timeZone }: Pick<Site, 'timeZone'>,
): Output<(typeof contract)['accounts.add_passkey']> {
  const used_on = last_used_at === null ? null : localDate(last_used_at, timeZone)
  return { id, name, host, added_on: localDate(created_at, timeZone), used_on }
}
