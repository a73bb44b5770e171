import type { LandingSlots } from '#features/members/profiles/web/index.ts'
import { FictionalLabel, FictionalNotice } from '#features/members/fictional-profiles/web/index.ts'
import { isMainGenerated, MemberPhotos } from '#features/members/photos/web/index.ts'

/** The content other features add to a campaign page about a member. */
export const landingSlots: LandingSlots = {
  photos: ({ name, photos }) => <MemberPhotos name={name} photos={photos} />,
  note: ({ kind, label, name }) => <FictionalNotice kind={kind} label={label} name={name} />,
  label: ({ kind, label, photos }) => (
    <FictionalLabel kind={kind} label={label} generated={isMainGenerated(photos)} />
  ),
}
