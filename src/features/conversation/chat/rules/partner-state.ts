/** State of the other member from the writer's point of view. */
export type PartnerState = 'active' | 'unconfirmed' | 'gone'

interface PartnerFacts {
  readonly kind: 'member' | 'fictional' | 'sponsored'
  /** Null if the account is erased. */
  readonly account: 'not_confirmed' | 'active' | 'disabled' | 'deleted' | null
  /** Null if there is no profile. */
  readonly profile: 'active' | 'disabled' | null
}

/**
 * Whether messages can be sent to a partner (ACC-09): not while unconfirmed, and not after leaving.
 */
export function partnerState(
  { kind, account, profile }: PartnerFacts,
  site: { readonly fictional: boolean; readonly member_resell: boolean },
): PartnerState {
  if (kind === 'fictional' && !site.fictional) return 'gone'
  if (kind === 'sponsored' && !site.member_resell) return 'gone'
  if (account === 'not_confirmed') return 'unconfirmed'
  return account === 'active' && profile === 'active' ? 'active' : 'gone'
}
