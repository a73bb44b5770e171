import type { ReactNode } from 'react'
import type { Member } from '../../contract/profiles.ts'

/**
 * Layout of a landing page: the photo next to the text, the photo behind the text, suggested first
 * messages, or the sign-up form.
 */
export type LandingVariant = 'beside' | 'bleed' | 'opener' | 'sign_up'

/** Content from the features above; the app fills it in. */
export interface LandingSlots {
  photos(member: Member): ReactNode
  /** Explains at the top what the profile is, if it is not a member. */
  note(member: Member): ReactNode
  /** The label next to the name. */
  label(member: Member): ReactNode
}

/** The props of each layout. */
export interface LandingProps {
  readonly member: Member
  readonly slots: LandingSlots
}
