/** The part of a verified claim that packages need. */
interface ClaimFacts {
  readonly id: string
  readonly subject: string
  readonly values: Readonly<Record<string, number | string>>
}

/** Verified claims that apply to a package as currently sold on this site. */
export interface BundleClaims<Claim extends ClaimFacts> {
  /** It is the package most often bought. */
  readonly chosen: Claim | null
  /** Its former price. */
  readonly normal: Claim | null
}

/**
 * Selects the verified claims that apply to a package as currently sold (CRED-03): a claim computed
 * for another price or number of credits no longer applies.
 */
export function findBundleClaims<Claim extends ClaimFacts>(
  claims: readonly Claim[],
  bundle: { readonly id: string; readonly credits: number; readonly price_minor: number },
  currency: string,
): BundleClaims<Claim> {
  const find = (id: string, subject: string, matches: (values: ClaimFacts['values']) => boolean) =>
    claims.find((claim) => claim.id === id && claim.subject === subject && matches(claim.values)) ??
    null
  return {
    chosen: find('most_chosen', bundle.id, ({ credits }) => credits === bundle.credits),
    normal: find(
      'normal_price',
      `${bundle.id}:${currency}`,
      ({ now_minor: now, was_minor: was }) =>
        now === bundle.price_minor && Number(was) > bundle.price_minor,
    ),
  }
}
