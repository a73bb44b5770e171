import type { Handler } from '#kernel/handler.ts'
import type { Queries } from '#platform/server/postgres/database.ts'
import type { contract } from '../contract.ts'
import { roundPosition } from '../rules/round-position.ts'
import { selectNearestCity } from './store.ts'

/** Turns a browser's position into a city without storing the position (PRO-10, SEC-10). */
export function reverseGeocode(deps: {
  database: Queries
}): Handler<(typeof contract)['geography.reverse_geocode'], unknown> {
  return async ({ lat, lon }) => {
    const city = await selectNearestCity(deps.database, roundPosition({ lat, lon }))
    return city ?? false
  }
}
