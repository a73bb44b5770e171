/** Ends of the rings around a city, in kilometres: about one cell of the grid, two, four and so on. */
const ends = [0, 14, 28, 56, 112, 224]

/** Cuts cities that are sorted by distance into rings around the middle; empty rings are left out. */
export function ringsOf<City extends { readonly km: number }>(cities: readonly City[]): City[][] {
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
