import { type MouseEvent, useCallback, useState } from 'react'
import { useFormat } from '#platform/web/phrases/use-format.ts'
import { usePhrases } from '#platform/web/phrases/use-phrases.ts'
import { Chip, ChipLink, SlidersHorizontalIcon } from '#ui/components/index.ts'
import { useTraitLabels } from '#features/members/profiles/web/index.ts'
import type { en } from '../../locales/en.ts'
import { type ActiveFilter, activeFilters } from '../../rules/active-filters.ts'
import { oldestAge } from '../../rules/birth-bounds.ts'
import { isChoiceName } from '../../rules/choices.ts'
import type { Search } from '../../rules/search.ts'
import type { FilterFormProps } from './filter-form.tsx'
import { FilterSheet } from './filter-sheet.tsx'
import { usePlaceName } from '../use-place-name.ts'

/**
 * On a phone: the active filters as chips, and the filters in a sheet. Without scripts, the chip
 * links to the form itself.
 */
export function FilterSummary(form: FilterFormProps) {
  const t = usePhrases<typeof en>('search')
  const [open, setOpen] = useState(false)
  const close = useCallback(() => setOpen(false), [])
  const active = activeFilters(form.search)
  const formatFilter = useFilterText(form.search)

  function openSheet(event: MouseEvent<HTMLAnchorElement>) {
    event.preventDefault()
    setOpen(true)
  }

  return (
    <div className="below-lg">
      <ul className="mt-4 flex gap-2 overflow-x-auto pb-1" aria-label={t('filters.summary')}>
        <li className="shrink-0">
          <ChipLink
            href="#filters"
            on={active.length > 0}
            icon={<SlidersHorizontalIcon />}
            onClick={openSheet}
          >
            {active.length > 0
              ? t('filters.open_count', { count: active.length })
              : t('filters.open')}
          </ChipLink>
        </li>
        {active.map((filter) => (
          <li key={filter} className="shrink-0">
            <Chip>{formatFilter(filter)}</Chip>
          </li>
        ))}
      </ul>
      <FilterSheet {...form} open={open} onClose={close} />
    </div>
  )
}

function useFilterText(search: Search): (filter: ActiveFilter) => string {
  const t = usePhrases<typeof en>('search')
  const place = usePlaceName(search)
  const labels = useTraitLabels()
  const { anyOf } = useFormat()
  return (filter) => {
    switch (filter) {
      case 'gender':
        return t(search.gender === 'female' ? 'filters.women' : 'filters.men')
      case 'age':
        return search.max_age === oldestAge
          ? t('filters.ages_open', { from: search.min_age })
          : t('filters.ages', { from: search.min_age, to: search.max_age })
      case 'place':
        return place ?? ''
      case 'distance':
        return t('filters.within', { km: search.distance_km ?? 0 })
      default:
        if (isChoiceName(filter))
          return anyOf(search[filter].map((choice) => labels.value(filter, choice, null)))
        return t(`filters.${filter}`)
    }
  }
}
