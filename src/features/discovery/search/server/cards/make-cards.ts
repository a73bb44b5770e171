import type { Context } from '#kernel/context.ts'
import { ageOn } from '#features/members/accounts/index.ts'
import type { Kind } from '#features/members/fictional-profiles/index.ts'
import { visibleAnswering, isOnline, toCardDetails } from '#features/members/profiles/index.ts'
import type { Site } from '#features/site/sites/index.ts'
import type { Card } from '../../contract.ts'
import { firstName } from '../../rules/first-name.ts'
import type { SearchDeps } from '../deps.ts'
import type { Distances } from '../distances.ts'
import type { ResultRow } from '../search-request.ts'
import type { SearchContext } from '../to-search-request.ts'

const kinds: readonly Kind[] = ['member', 'fictional', 'sponsored']
const newForDays = 7

/**
 * Converts rows to cards as this reader may see them: visitors do not get the last name, city or
 * distance.
 */
export function makeCards(
  { showMain, labelFor }: Pick<SearchDeps, 'showMain' | 'labelFor'>,
  distances: Distances,
) {
  return async (
    rows: readonly ResultRow[],
    searchContext: SearchContext,
    { site, viewer, now, locale }: Context<Site>,
  ): Promise<Card[]> => {
    const newAfter = new Date(now.getTime() - newForDays * 86_400_000).toISOString().slice(0, 10)
    const kilometres = await readDistances(rows, searchContext, distances)
    return rows.map((row) => {
      const kind = kinds[row.kind] ?? 'member'
      return {
        id: row.member_id,
        name: viewer === null ? firstName(row.name) : row.name,
        ...toCardDetails(site.settings.visible_profile_fields, {
          age: ageOn(row.birth, searchContext.today),
          city: viewer === null ? null : row.city,
          region: row.region,
          km: row.city_id === null ? null : (kilometres.get(row.city_id) ?? null),
        }),
        online: isOnline({ kind, invisible: false, lastActiveAt: row.last_active }, now),
        new: kind === 'member' && row.joined > newAfter,
        kind,
        label: labelFor(kind, site, locale),
        answering:
          viewer === null
            ? null
            : visibleAnswering({ kind, invisible: false, answering: row.answering }),
        photo: row.photo_id === null ? null : showMain(row, { reader: viewer, now }),
      }
    })
  }
}

/**
 * Kilometres by city, without the searcher's own city and members without a city. Two different
 * cities are at least 1 km apart.
 */
async function readDistances(
  rows: readonly ResultRow[],
  { searcher, now }: SearchContext,
  distances: Distances,
): Promise<ReadonlyMap<number, number>> {
  const ownCity = searcher?.city_id ?? null
  if (ownCity === null) return new Map()
  const others = rows.flatMap(({ city_id }) =>
    city_id === null || city_id === ownCity ? [] : [city_id],
  )
  const kmByCity =
    others.length === 0 ? new Map<number, number>() : await distances.between(ownCity, others, now)
  return new Map([...kmByCity].map(([city, km]) => [city, Math.max(1, km)]))
}
