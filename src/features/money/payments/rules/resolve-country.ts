/**
 * The payer's country (CRED-04): the requested one, else the remembered one, else that of the
 * network address, each only if the site sells there; otherwise the site's own, or the first in
 * which it sells.
 */
export function resolveCountry<Country extends string>(facts: {
  readonly asked: string | undefined
  readonly remembered: string | undefined
  readonly ofAddress: string | null
  readonly ofSite: string
  readonly offered: readonly Country[]
}): Country {
  const candidates = [facts.asked, facts.remembered, facts.ofAddress, facts.ofSite]
  const found = candidates
    .map((candidate) => facts.offered.find((country) => country === candidate?.toUpperCase()))
    .find((country) => country !== undefined)
  const first = found ?? facts.offered[0]
  if (first === undefined) throw new Error('the site does not sell in any country')
  return first
}
