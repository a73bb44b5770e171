import { useRef, useState } from 'react'
import { usePhrases } from '#platform/web/phrases/use-phrases.ts'
import { FilterChip, RangeSlider } from '#ui/components/index.ts'
import type { en } from '../../locales/en.ts'
import { oldestAge, youngestAge } from '../../rules/birth-bounds.ts'
import type { SearchField } from '../../rules/restrict-to-offered.ts'
import type { Search } from '../../rules/search.ts'

type Ages = readonly [number, number]

const quick: readonly {
  readonly key: 'all_ages' | 'age_range' | 'age_from'
  readonly ages: Ages
}[] = [
  { key: 'all_ages', ages: [youngestAge, oldestAge] },
  { key: 'age_range', ages: [youngestAge, 35] },
  { key: 'age_from', ages: [35, oldestAge] },
]

/**
 * The age range, by slider or quick chips. The search runs when a thumb is released, not on every
 * step.
 */
export function AgeField({
  search,
  offered,
  onChange,
}: {
  readonly search: Search
  /** A limit that the site doesn't offer as a filter stays open. */
  readonly offered: readonly SearchField[]
  readonly onChange: (part: Partial<Search>) => void
}) {
  const t = usePhrases<typeof en>('search')
  const searchedAges: Ages = [search.min_age, search.max_age]
  const [shown, setShown] = useState(searchedAges)
  const [known, setKnown] = useState(searchedAges)
  const moved = useRef(searchedAges)
  if (known[0] !== searchedAges[0] || known[1] !== searchedAges[1]) {
    setKnown(searchedAges)
    setShown(searchedAges)
  }

  const pinned = ([from, to]: Ages): Ages => [
    offered.includes('min_age') ? from : youngestAge,
    offered.includes('max_age') ? to : oldestAge,
  ]

  function commit([min_age, max_age]: Ages) {
    if (min_age !== search.min_age || max_age !== search.max_age) onChange({ min_age, max_age })
  }

  return (
    <div className="grid gap-3">
      <RangeSlider
        legend={t('filters.age')}
        labels={[t('filters.youngest'), t('filters.oldest')]}
        names={['min_age', 'max_age']}
        min={youngestAge}
        max={oldestAge}
        value={shown}
        valueText={([from, to]) =>
          to === oldestAge ? t('filters.ages_open', { from }) : t('filters.ages', { from, to })
        }
        onChange={(ages) => {
          moved.current = pinned(ages)
          setShown(moved.current)
        }}
        onCommit={() => commit(moved.current)}
      />
      <div className="flex flex-wrap gap-2" role="group" aria-label={t('filters.quick_ages')}>
        {quick
          .filter(({ ages }) => String(pinned(ages)) === String(ages))
          .map(({ key, ages }) => (
            <FilterChip
              key={key}
              pressed={shown[0] === ages[0] && shown[1] === ages[1]}
              onClick={() => {
                moved.current = ages
                setShown(ages)
                commit(ages)
              }}
            >
              {t(`filters.${key}`, { from: ages[0], to: ages[1] })}
            </FilterChip>
          ))}
      </div>
    </div>
  )
}
