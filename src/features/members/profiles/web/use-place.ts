import { useFormat } from '#platform/web/phrases/use-format.ts'
import { useSite } from '#platform/web/surroundings.ts'
import { useDistance } from '#features/site/geography/web/index.ts'
import type { FullMember } from '../contract/profiles.ts'

/** A member's home and how far away it is, in one line; empty if nothing is known. */
export function usePlace({ city, region, country, distance_km: km }: FullMember): string {
  const format = useFormat()
  const site = useSite()
  const distance = useDistance(site.country)(km)
  const abroad = country !== null && country !== site.country ? format.country(country) : null
  return [city ?? region, abroad, distance].filter((part) => part !== null).join(' · ')
}
