import type { Viewer } from '#kernel/context.ts'
import type { AccountsDeps } from '#features/members/accounts/server/index.ts'
import type { Product } from './product.ts'

/** The fields that other features add to user.php: credits, time bonus and main photo. */
export function createUserParts(product: () => Product): NonNullable<AccountsDeps['parts']> {
  return async (person, { now: at, site }) => ({
    ...(await product().credits.userParts(person.account)),
    notifications_disabled: await product().notifications.disabledReasons(person.account),
    time_bonus: await product().discounts.findRunningBonus(person, site, at),
    main_image: await readMainImage(product().photos, person, at),
  })
}

/**
 * The viewer's main photo as returned by user.php, regardless of its review status, with the smallest
 * width for the top bar.
 */
async function readMainImage(
  photos: Product['photos'],
  person: Pick<Viewer, 'account' | 'member'>,
  at: Date,
) {
  const photo = await photos.ownMainPhoto(person, at)
  return photo === null
    ? null
    : { filename: photo.src[960], thumb_filename: photo.src[160], status: photo.status }
}
