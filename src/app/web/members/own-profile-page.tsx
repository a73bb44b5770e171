import type { LoadContext } from '#platform/web/page.ts'
import { loadOwnPhotos, OwnPhotos, PhotoStrip } from '#features/members/photos/web/index.ts'
import {
  loadOwn,
  OwnProfilePage,
  type OwnProfileSlots,
} from '#features/members/profiles/web/index.ts'
import {
  loadVerification,
  VerificationCard,
} from '#features/members/photo-verification/web/index.ts'

/** The content other features add to the viewer's own profile. */
const slots: OwnProfileSlots = {
  photos: <OwnPhotos />,
  photoStrip: <PhotoStrip />,
  verification: <VerificationCard />,
}

/** /profile: the viewer's own profile with its slots. */
export function Page() {
  return <OwnProfilePage slots={slots} />
}

/** Loads everything on the page in parallel. */
export async function load(context: LoadContext): Promise<void> {
  await Promise.all([loadOwn(context), loadOwnPhotos(context), loadVerification(context)])
}

export { ownTitle as title } from '#features/members/profiles/web/index.ts'
