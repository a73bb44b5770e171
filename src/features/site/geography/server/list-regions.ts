import type { Handler } from '#kernel/handler.ts'
import type { contract } from '../contract.ts'
import type { RegionsByCountry } from '../rules/group-regions-by-country.ts'

/** The regions of one country or of all (PRO-09). */
export function listRegions(deps: {
  regions: () => Promise<RegionsByCountry>
}): Handler<(typeof contract)['geography.list_regions'], unknown> {
  return async ({ country }) => {
    const all = await deps.regions()
    return { region_data: country === undefined ? all : { [country]: all[country] } }
  }
}
