import type { LoadContext } from '#platform/web/page.ts'
import { BlockedList, ContactList, loadBlocks } from '#features/members/blocks/web/index.ts'
import { FictionSwitch } from '#features/members/fictional-profiles/web/index.ts'
import { loadOwnPhotos, OwnPhotos } from '#features/members/photos/web/index.ts'
import { EndedLink } from '#features/conversation/chat/web/index.ts'
import { HiddenWords } from '#features/safety/message-safety/web/index.ts'
import {
  loadOwn,
  OwnProfilePage,
  type OwnProfileSlots,
} from '#features/members/profiles/web/index.ts'
import {
  loadVerification,
  VerificationSummary,
} from '#features/members/photo-verification/web/index.ts'
import { ResaleSwitch } from '#features/discovery/ads/web/index.ts'

/** The content other features add to the viewer's own profile. */
const slots: OwnProfileSlots = {
  photos: (
    <>
      <OwnPhotos />
      <VerificationSummary />
    </>
  ),
  addsPhotos: true,
  privacy: (
    <>
      <FictionSwitch />
      <ResaleSwitch />
      <BlockedList />
      <EndedLink />
      <ContactList />
      <HiddenWords />
    </>
  ),
}

/** The viewer's own profile with its slots. */
export function Page() {
  return <OwnProfilePage slots={slots} />
}

/** Loads everything on the page in parallel. */
export async function load(context: LoadContext): Promise<void> {
  await Promise.all([
    loadOwn(context),
    loadOwnPhotos(context),
    loadBlocks(context),
    loadVerification(context),
  ])
}

export { ownTitle as title } from '#features/members/profiles/web/index.ts'
