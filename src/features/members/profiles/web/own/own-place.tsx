import { PlaceSection } from './place-section.tsx'
import { UnsavedGuard } from './unsaved-guard.tsx'
import { WithOwnProfile } from './with-own-profile.tsx'

/** The place section on its own, for the settings; same as in the profile form. */
export function OwnPlace() {
  return (
    <UnsavedGuard>
      <WithOwnProfile>{(own) => <PlaceSection own={own} />}</WithOwnProfile>
    </UnsavedGuard>
  )
}
