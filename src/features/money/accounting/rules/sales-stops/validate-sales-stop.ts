/** The scopes of a sales stop: all purchases, one provider, one payment method. */
export const salesStopKinds = ['all', 'gateway', 'method'] as const
export type SalesStopKind = (typeof salesStopKinds)[number]

export interface SalesStopRequest {
  readonly site: number | null
  readonly kind: SalesStopKind
  /** Name of the provider or payment method; `null` for all purchases. */
  readonly name: string | null
  readonly reason: string
}

/** Everything that can be stopped. */
export interface StoppableTargets {
  readonly sites: readonly number[]
  readonly gateways: readonly string[]
  readonly methods: readonly string[]
}

/** Returns the field that is empty or names an unknown target; `null` if the request is valid. */
export function validateSalesStop(
  { site, kind, name, reason }: SalesStopRequest,
  there: StoppableTargets,
): 'site' | 'name' | 'reason' | null {
  if (site !== null && !there.sites.includes(site)) return 'site'
  const names = kind === 'gateway' ? there.gateways : kind === 'method' ? there.methods : []
  if (kind === 'all' ? name !== null : name === null || !names.includes(name)) return 'name'
  return reason.trim() === '' ? 'reason' : null
}
