import type { ReactNode } from 'react'
import type { Member } from '../contract.ts'

/** How a campaign's page shows someone: the photo beside the words, under them, a first line to write, or the form at once. */
export type LandingVariant = 'beside' | 'bleed' | 'opener' | 'sign_up'

/** What features above put into such a page; the roof fills it in. */
export interface LandingSlots {
  photos(member: Member): ReactNode
  /** What its profile is, said on top, for one that is no member. */
  note(member: Member): ReactNode
  /** The label beside the name. */
  label(member: Member): ReactNode
}

/** What each look is given. */
export interface LandingProps {
  readonly member: Member
  readonly slots: LandingSlots
}
