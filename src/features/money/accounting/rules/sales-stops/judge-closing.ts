/** What can be closed: all purchases, one provider, one way to pay. */
export const closureKinds = ['all', 'gateway', 'method'] as const
export type ClosureKind = (typeof closureKinds)[number]

/** What somebody wants to close. */
export interface Closing {
  readonly site: number | null
  readonly kind: ClosureKind
  /** Of the provider or the way to pay; null for all purchases. */
  readonly name: string | null
  readonly reason: string
}

/** What there is to be closed. */
export interface Closable {
  readonly sites: readonly number[]
  readonly gateways: readonly string[]
  readonly methods: readonly string[]
}

/** Which field of a closing names nothing there is, or says nothing; null where all is well. */
export function judgeClosing(
  { site, kind, name, reason }: Closing,
  there: Closable,
): 'site' | 'name' | 'reason' | null {
  if (site !== null && !there.sites.includes(site)) return 'site'
  const names = kind === 'gateway' ? there.gateways : kind === 'method' ? there.methods : []
  if (kind === 'all' ? name !== null : name === null || !names.includes(name)) return 'name'
  return reason.trim() === '' ? 'reason' : null
}
