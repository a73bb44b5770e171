import type { Settings, searchFields } from '#features/site/sites/index.ts'
import { oldestAge, youngestAge } from './birth-bounds.ts'
import { type ChoiceName, choiceNames, mapChoices, pickChoices } from './choices.ts'
import type { SearchInput } from './search.ts'

/** A filter a site may offer. */
export type SearchField = (typeof searchFields)[number]

/**
 * Restricts a search to the filters the site offers (SRCH-01): a filter it doesn't offer has no
 * effect, so that no one is excluded by a criterion the searcher can't see. The preferred gender
 * still comes from their profile. Where the site hides the city there is no radius and no order by
 * distance, because by changing their own city a searcher could find out other members' towns. A
 * trait that it hides is not a filter either.
 */
export function restrictToOffered(
  input: SearchInput,
  {
    search_fields,
    visible_profile_fields,
  }: Pick<Settings, 'search_fields' | 'visible_profile_fields'>,
): SearchInput {
  const offered = offeredChoices({ visible_profile_fields })
  const has = (field: SearchField) => search_fields.includes(field)
  const { gender, country, region, min_age, max_age, distance_km, order, ...rest } = input
  return {
    ...rest,
    ...mapChoices(() => undefined),
    ...pickChoices((name) => (offered.includes(name) ? input[name] : undefined)),
    ...(visible_profile_fields.includes('city') && { distance_km, order }),
    ...(has('gender') && { gender }),
    country: has('country') ? country : 'all',
    ...(has('country') && has('countryregion') && { region }),
    min_age: has('min_age') ? min_age : youngestAge,
    max_age: has('max_age') ? max_age : oldestAge,
  }
}

/** The filters by choices that a site offers: those whose trait it shows. */
export function offeredChoices({
  visible_profile_fields,
}: Pick<Settings, 'visible_profile_fields'>): ChoiceName[] {
  return choiceNames.filter((name) => visible_profile_fields.includes(name))
}
