import { type Country, countryCodes, type RegionLabel, getRegionLabel } from './countries.ts'

/** A region as offered in forms. */
export interface Region {
  readonly id: number
  readonly code: string
  readonly name: string
}

/** Each country's regions by name, with its term for them (PRO-09). */
export type RegionsByCountry = Readonly<
  Record<Country, { readonly label: RegionLabel; readonly regions: Region[] }>
>

/** Groups regions by country and sorts them by name, ignoring accents. */
export function groupRegionsByCountry(
  rows: readonly (Region & { readonly country: Country })[],
): RegionsByCountry {
  const { compare } = new Intl.Collator('en', { sensitivity: 'base' })
  return Object.fromEntries(
    countryCodes.map((country) => {
      const regions = rows
        .filter((row) => row.country === country)
        .map(({ id, code, name }) => ({ id, code, name }))
        .sort((a, b) => compare(a.name, b.name))
      return [country, { label: getRegionLabel(country), regions }]
    }),
  ) as unknown as RegionsByCountry
}
