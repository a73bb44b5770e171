/** A proven claim, as far as a package asks about it. */
interface Said {
  readonly id: string
  readonly subject: string
  readonly values: Readonly<Record<string, number | string>>
}

/** The claims that may stand on a package as it is sold here and now. */
export interface BundleClaims<Claim extends Said> {
  /** That it is the one most often bought. */
  readonly chosen: Claim | null
  /** What it cost before. */
  readonly normal: Claim | null
}

/**
 * Which proven claims are about a package as it is sold at this moment (CRED-03): one computed for another price or another number of
 * credits is about something that is no longer sold.
 */
export function bundleClaims<Claim extends Said>(
  claims: readonly Claim[],
  bundle: { readonly id: string; readonly credits: number; readonly price_minor: number },
  currency: string,
): BundleClaims<Claim> {
  const find = (id: string, subject: string, holds: (values: Said['values']) => boolean) =>
    claims.find((claim) => claim.id === id && claim.subject === subject && holds(claim.values)) ?? null
  return {
    chosen: find('most_chosen', bundle.id, ({ credits }) => credits === bundle.credits),
    normal: find(
      'normal_price',
      `${bundle.id}:${currency}`,
      ({ now_minor: now, was_minor: was }) => now === bundle.price_minor && Number(was) > bundle.price_minor,
    ),
  }
}
