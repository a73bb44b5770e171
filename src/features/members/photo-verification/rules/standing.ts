/** How a member's last request stands; `none` where there is nothing to tell of. */
export type Standing = 'none' | 'waiting' | 'verified' | 'declined' | 'lapsed' | 'ended'

export type RequestStatus = 'waiting' | 'verified' | 'declined' | 'withdrawn' | 'lapsed' | 'ended'

/** What the member is told; one's own taking back needs no news. */
export function standingOf(status: RequestStatus | null): Standing {
  return status === null || status === 'withdrawn' ? 'none' : status
}

/** Why nothing can be sent now, or null. */
export function judgeSending(facts: {
  readonly standing: Standing
  readonly mainPhoto: boolean
}): 'already_waiting' | 'already_verified' | 'no_main_photo' | null {
  if (facts.standing === 'waiting') return 'already_waiting'
  if (facts.standing === 'verified') return 'already_verified'
  return facts.mainPhoto ? null : 'no_main_photo'
}
