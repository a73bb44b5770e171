import { PlaceSection } from './place-section.tsx'
import { UnsavedGuard } from './unsaved-guard.tsx'
import { WithOwnProfile } from './with-own-profile.tsx'

/** The place section alone: the same as in the profile form, for the settings. */
export function OwnPlace() {
  return (
    <UnsavedGuard>
      <WithOwnProfile>{(own) => <PlaceSection own={own} />}</WithOwnProfile>
    </UnsavedGuard>
  )
}
