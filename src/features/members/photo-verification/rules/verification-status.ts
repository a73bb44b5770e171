/** The status of a member's last request; `none` if there is nothing to report. */
export type VerificationStatus = 'none' | 'waiting' | 'verified' | 'declined' | 'lapsed' | 'ended'

export type RequestStatus = 'waiting' | 'verified' | 'declined' | 'withdrawn' | 'lapsed' | 'ended'

/** The status shown to the member; a withdrawn request is shown as none. */
export function toVerificationStatus(status: RequestStatus | null): VerificationStatus {
  return status === null || status === 'withdrawn' ? 'none' : status
}

/** Returns why no picture can be sent now, or null. */
export function decideSending(facts: {
  readonly status: VerificationStatus
  readonly mainPhoto: boolean
}): 'already_waiting' | 'already_verified' | 'no_main_photo' | null {
  if (facts.status === 'waiting') return 'already_waiting'
  if (facts.status === 'verified') return 'already_verified'
  return facts.mainPhoto ? null : 'no_main_photo'
}
