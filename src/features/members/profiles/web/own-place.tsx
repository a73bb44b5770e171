import { PlaceSection } from './place-section.tsx'
import { UnsavedGuard } from './unsaved-guard.tsx'
import { WithOwn } from './with-own.tsx'

/** Where one lives, by itself: the same part as in the own profile, for the settings. */
export function OwnPlace() {
  return (
    <UnsavedGuard>
      <WithOwn>{(own) => <PlaceSection own={own} />}</WithOwn>
    </UnsavedGuard>
  )
}
