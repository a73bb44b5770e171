/**
 * The country someone pays from (CRED-04): the one asked for, else the one chosen before, else that of the network address, each
 * only where the site sells there; else the site's own, and failing that the first it sells in.
 */
export function chosenCountry<Country extends string>(facts: {
  readonly asked: string | undefined
  readonly remembered: string | undefined
  readonly ofAddress: string | null
  readonly ofSite: string
  readonly offered: readonly Country[]
}): Country {
  const wishes = [facts.asked, facts.remembered, facts.ofAddress, facts.ofSite]
  const found = wishes
    .map((wish) => facts.offered.find((country) => country === wish?.toUpperCase()))
    .find((country) => country !== undefined)
  const first = found ?? facts.offered[0]
  if (first === undefined) throw new Error('a site that is open to no country')
  return first
}
