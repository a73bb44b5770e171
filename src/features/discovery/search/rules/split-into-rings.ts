/**
 * The outer edges of the rings around a city, in kilometres: about one grid cell, two, four and so
 * on.
 */
const ends = [0, 14, 28, 56, 112, 224]

/** Splits cities sorted by distance into rings around the centre; empty rings are omitted. */
export function splitIntoRings<City extends { readonly km: number }>(
  cities: readonly City[],
): City[][] {
  const rings: City[][] = []
  let end = -1
  for (const city of cities) {
    if (city.km > end) {
      end = ends.find((each) => city.km <= each) ?? Number.POSITIVE_INFINITY
      rings.push([])
    }
    rings.at(-1)?.push(city)
  }
  return rings
}
