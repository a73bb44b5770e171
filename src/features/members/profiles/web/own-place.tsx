import { PlaceSection } from './place-section.tsx'
import { UnsavedGuard } from './unsaved-guard.tsx'
import { WithOwn } from './with-own.tsx'

/** The place section alone: the same as in the profile form, for the settings. */
export function OwnPlace() {
  return (
    <UnsavedGuard>
      <WithOwn>{(own) => <PlaceSection own={own} />}</WithOwn>
    </UnsavedGuard>
  )
}
