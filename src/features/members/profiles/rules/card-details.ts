import type { ProfileField } from './visible-fields.ts'

/** Facts about a person before applying the site's field settings. */
export interface CardFacts {
  readonly age: number
  readonly city: string | null
  readonly region: string | null
  /** Between the centres of the two cities. */
  readonly km: number | null
}

/** The part of a card that a site can hide. */
export interface CardDetails {
  readonly age: number | null
  readonly place: string | null
  readonly distance_km: number | null
}

/**
 * Returns the age, place and distance shown on a card in any list (PRO-01): a hidden age is
 * omitted, a hidden city is replaced by the region, and a hidden region is omitted. The distance
 * depends on the city and is hidden with it.
 */
export function toCardDetails(
  visible: readonly ProfileField[],
  { age, city, region, km }: CardFacts,
): CardDetails {
  const isVisible = (field: ProfileField) => visible.includes(field)
  return {
    age: isVisible('age') ? age : null,
    place: (isVisible('city') ? city : null) ?? (isVisible('region') ? region : null),
    distance_km: isVisible('city') ? km : null,
  }
}
