import { BlockedList, ContactList } from '#features/blocks/web/index.ts'
import { FictionSwitch } from '#features/fiction/web/index.ts'
import { OwnPhotos } from '#features/photos/web/index.ts'
import { OwnProfilePage, type OwnProfileSlots } from '#features/profiles/web/index.ts'

/** What the features above profiles put into the own profile. */
const slots: OwnProfileSlots = {
  photos: <OwnPhotos />,
  addsPhotos: true,
  privacy: (
    <>
      <FictionSwitch />
      <BlockedList />
      <ContactList />
    </>
  ),
}

/** The own profile, put together. */
export function Page() {
  return <OwnProfilePage slots={slots} />
}

export { loadOwn as load, ownTitle as title } from '#features/profiles/web/index.ts'
