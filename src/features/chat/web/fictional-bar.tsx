import { FictionalNote } from '#features/fiction/web/index.ts'
import type { Partner } from '../contract.ts'

/** Says on top of a chat that its profile is fictional; it cannot be closed (H4, CHAT-10). */
export function FictionalBar({ profile }: { readonly profile: Partner }) {
  // The row of the page's grid stays, so that nothing moves up into it.
  if (profile.kind === 'member') return <div />
  return (
    <div className="bg-iris-soft px-2">
      <FictionalNote kind={profile.kind} label={profile.label} name={profile.name ?? ''} />
    </div>
  )
}
