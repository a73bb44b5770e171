import type { ReactNode } from 'react'
import type { FullMember, Member, ReducedMember } from '../contract.ts'

/** What features above put into a member's page; the roof fills it in. A slot left empty takes no room. */
export interface MemberSlots {
  /** The photos; `over` lies over them on a phone. */
  photos(member: Member, over: ReactNode): ReactNode
  /** What its profile is, said on top, for one that is no member. */
  note?(member: Member): ReactNode
  /** The label beside the name. */
  label?(member: Member): ReactNode
  /** Like, write, gift: the buttons of the panel. */
  actions?(member: FullMember): ReactNode
  /** What a visitor would do, each of which leads to the sign-up first (ACC-17). */
  invite?(member: ReducedMember): ReactNode
  /** The same as `actions` for the bar at a phone's lower edge. */
  dock?(member: FullMember): ReactNode
  /** What things cost, one line each. */
  prices?(member: FullMember): ReactNode
  /** Block, report, hide. */
  more?(member: FullMember, look: 'button' | 'glass'): ReactNode
  /** "Reply to this" under an answered question. */
  reply?(member: FullMember, prompt: FullMember['prompts'][number]): ReactNode
  /** Other people one might like to see. */
  related?(member: FullMember): ReactNode
}
