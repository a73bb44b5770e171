import '#ui/styles/components/listbox.css'
import { usePhrases } from '#platform/web/phrases/use-phrases.ts'
import type { en } from '../locales/en.ts'
import type { ChosenCity } from '../rules/chosen-place.ts'

interface FoundCity extends ChosenCity {
  readonly region_name: string
}

interface CityListProps {
  readonly id: string
  readonly open: boolean
  readonly cities: readonly FoundCity[]
  readonly active: number
  readonly chosen: number | undefined
  readonly onChoose: (city: FoundCity) => void
}

/** The cities found, each with its region, because many share a name. */
export function CityList({ id, open, cities, active, chosen, onChoose }: CityListProps) {
  const t = usePhrases<typeof en>('geography')
  return (
    <>
      <span className="sr-only" role="status">
        {open ? (cities.length > 0 ? t('found', { count: cities.length }) : t('none_found')) : ''}
      </span>
      {/* Keeps the focus in the field, so that tapping the list doesn't count as leaving the field. */}
      <ul
        id={`${id}-list`}
        role="listbox"
        aria-label={t('city')}
        className="listbox"
        hidden={!open}
        onMouseDown={(event) => event.preventDefault()}
      >
        {open && cities.length === 0 ? (
          <li className="listbox-empty" role="option" aria-selected="false" aria-disabled="true">
            {t('none_found')}
          </li>
        ) : null}
        {open
          ? cities.map((city, at) => (
              <li
                key={city.id}
                id={`${id}-${at}`}
                role="option"
                aria-selected={city.id === chosen}
                data-active={at === active || undefined}
                className="listbox-option"
                onClick={() => onChoose(city)}
              >
                <span>{city.name}</span> <span className="text-muted">{city.region_name}</span>
              </li>
            ))
          : null}
      </ul>
    </>
  )
}
