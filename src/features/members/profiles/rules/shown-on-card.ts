import type { ProfileField } from './visible-fields.ts'

/** What is known of someone before the site has its say. */
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
 * What a card in any list tells of age and place (PRO-01): a hidden age is not told, a hidden city gives way to the region and a
 * hidden region to nothing. A distance comes from the city and goes with it.
 */
export function shownOnCard(visible: readonly ProfileField[], { age, city, region, km }: CardFacts): ShownOnCard {
  const shows = (field: ProfileField) => visible.includes(field)
  return {
    age: shows('age') ? age : null,
    place: (shows('city') ? city : null) ?? (shows('region') ? region : null),
    distance_km: shows('city') ? km : null,
  }
}
