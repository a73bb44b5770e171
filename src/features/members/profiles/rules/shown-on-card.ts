import type { ProfileField } from './visible-fields.ts'

/** Facts about a person before the site's field settings are applied. */
export interface CardFacts {
  readonly age: number
  readonly city: string | null
  readonly region: string | null
  /** Between the centres of the two cities. */
  readonly km: number | null
}

/** The part of a card that a site can hide. */
export interface ShownOnCard {
  readonly age: number | null
  readonly place: string | null
  readonly distance_km: number | null
}

/**
 * Returns the age, place and distance a card in any list shows (PRO-01): a hidden age is omitted, a
 * hidden city is replaced by the region, and a hidden region by nothing. The distance depends on
 * the city and is hidden with it.
 */
export function shownOnCard(visible: readonly ProfileField[], { age, city, region, km }: CardFacts): ShownOnCard {
  const shows = (field: ProfileField) => visible.includes(field)
  return {
    age: shows('age') ? age : null,
    place: (shows('city') ? city : null) ?? (shows('region') ? region : null),
    distance_km: shows('city') ? km : null,
  }
}
