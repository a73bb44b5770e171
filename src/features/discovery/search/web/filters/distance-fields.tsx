import { useQueryClient } from '@tanstack/react-query'
import { createClient } from '#platform/web/api/create-client.ts'
import { usePhrases } from '#platform/web/phrases/use-phrases.ts'
import { SelectField } from '#ui/components/index.ts'
import { LocateButton } from '#features/site/geography/web/index.ts'
import type { contract as profiles } from '#features/members/profiles/contract/profiles.ts'
import type { SearchResult } from '../../contract.ts'
import type { en } from '../../locales/en.ts'
import { distances, type Search } from '../../rules/search.ts'

const profileCalls = createClient<typeof profiles>()

interface DistanceFieldsProps {
  readonly search: Search
  readonly searcher: SearchResult['searcher']
  readonly onChange: (part: Partial<Search>) => void
}

/**
 * Distance and sort order. Both need a city; a member without one can have it detected, and it is
 * saved to the profile.
 */
export function DistanceFields({ search, searcher, onChange }: DistanceFieldsProps) {
  const t = usePhrases<typeof en>('search')
  const savePlace = profileCalls.useAction('profiles.save_place')
  const cache = useQueryClient()
  if (searcher === null) return null

  async function keep({ id, region, country }: { id: number; region: number; country: string }) {
    const saved = await savePlace.ask({ country: country as 'NL', region, city: id })
    if (saved.ok) await cache.invalidateQueries({ queryKey: ['search.find_members'] })
  }

  if (searcher.city === null)
    return (
      <div className="grid gap-2">
        <p className="type-meta">{t('filters.no_city')}</p>
        <LocateButton onFound={(city) => void keep(city)} />
      </div>
    )
  return (
    <>
      <SelectField
        label={t('filters.distance', { city: searcher.city })}
        name="distance_km"
        value={search.distance_km === null ? '' : String(search.distance_km)}
        options={[
          { value: '', label: t('filters.any_distance') },
          ...distances.map((km) => ({ value: String(km), label: t('filters.within', { km }) })),
        ]}
        // A radius replaces the region, so the region is cleared.
        onChange={({ target: { value } }) =>
          onChange({
            distance_km: value === '' ? null : Number(value),
            region: null,
            ...(value !== '' && { country: 'all' }),
          })
        }
      />
      <SelectField
        label={t('filters.order')}
        name="order"
        value={search.order}
        options={[
          { value: 'active', label: t('filters.recently_active') },
          { value: 'near', label: t('filters.nearest') },
        ]}
        onChange={({ target: { value } }) =>
          onChange({ order: value === 'near' ? 'near' : 'active' })
        }
      />
    </>
  )
}
