import type { ReactNode } from 'react'
import type { FullMember, Member, ReducedMember } from '../../contract/profiles.ts'

/**
 * Content from the features above for a member's page; the app fills it in. An empty slot takes no
 * space.
 */
export interface MemberSlots {
  /** The photos; `over` is placed on top of them on a phone. */
  photos(member: Member, over: ReactNode): ReactNode
  /** Explains at the top what the profile is, if it is not a member. */
  note?(member: Member): ReactNode
  /** The label next to the name. */
  label?(member: Member): ReactNode
  /** Like, write, gift: the buttons of the panel. */
  actions?(member: FullMember): ReactNode
  /** Actions offered to a visitor, each of which leads to sign-up first (ACC-17). */
  invite?(member: ReducedMember): ReactNode
  /** Same as `actions`, for the bar at the bottom on phones. */
  dock?(member: FullMember): ReactNode
  /** Prices, one line each. */
  prices?(member: FullMember): ReactNode
  /** Block, report, hide. */
  more?(member: FullMember, look: 'button' | 'glass'): ReactNode
  /** "Reply to this" below an answered question. */
  reply?(member: FullMember, prompt: FullMember['prompts'][number]): ReactNode
  /** Other people the viewer might like. */
  related?(member: FullMember): ReactNode
}
