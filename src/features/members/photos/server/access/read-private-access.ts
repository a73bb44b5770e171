import type { Handler } from '#kernel/handler.ts'
import { refuse } from '#kernel/refusal.ts'
import type { Site } from '#features/site/sites/index.ts'
import type { contract } from '../../contract.ts'
import type { PhotosDeps } from '../deps.ts'
import { selectPhotosByAccount } from '../store.ts'
import { selectIsGranted } from './store-grants.ts'

/**
 * Whether a member has access to the caller's private photos, and how many there are, for the
 * dialog on their page.
 */
export function readPrivateAccess({
  database,
  findMember,
}: Pick<PhotosDeps, 'database' | 'findMember'>): Handler<
  (typeof contract)['photos.read_private'],
  Site
> {
  return async ({ member }, { viewer: { account }, site }) => {
    const reader = await findMember(member, { reader: account, site })
    if (reader === null || reader.account === account) return refuse('not_found')
    const [opened, own] = await Promise.all([
      selectIsGranted(database, reader.account, account),
      selectPhotosByAccount(database, account),
    ])
    return {
      opened,
      photos: own.filter((photo) => photo.private).length,
      premium: site.settings.private_photos === 'premium',
    }
  }
}
