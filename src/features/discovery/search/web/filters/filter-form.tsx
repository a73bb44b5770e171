import { type FormEvent, Fragment } from 'react'
import { usePhrases } from '#platform/web/phrases/use-phrases.ts'
import { useSite, useViewer } from '#platform/web/surroundings.ts'
import { Button, Segmented, Switch } from '#ui/components/index.ts'
import { CountryRegionCityFields } from '#features/site/geography/web/index.ts'
import type { SearchResult } from '../../contract.ts'
import type { en } from '../../locales/en.ts'
import type { SearchField } from '../../rules/restrict-to-offered.ts'
import type { Search, SoughtGender } from '../../rules/search.ts'
import { hasHint, switches, switchNames } from '../../rules/switches.ts'
import { ChoiceFields } from './choice-fields.tsx'
import { AgeField } from './age-field.tsx'
import { DistanceFields } from './distance-fields.tsx'
import { FictionalSwitch } from './fictional-switch.tsx'

export interface FilterFormProps {
  readonly search: Search
  readonly searcher: SearchResult['searcher']
  /** The number of results; null until it is known. */
  readonly total: number | null
  readonly onChange: (next: Search) => void
  /** In the sheet, the button is part of the sheet's footer. */
  readonly inSheet?: boolean
}

/**
 * The filters. Each change searches immediately; without scripts it is a plain form with a button.
 */
export function FilterForm({ search, searcher, total, onChange, inSheet }: FilterFormProps) {
  const t = usePhrases<typeof en>('search')
  const { countries, fictional, sponsored, searchFields, showsCities } = useSite()
  const has = (field: SearchField) => searchFields.includes(field)
  const member = useViewer() !== null
  const set = (part: Partial<Search>) => onChange({ ...search, ...part })

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    document.getElementById('results')?.focus()
  }

  return (
    <form
      method="get"
      action="/members"
      className="grid gap-4"
      aria-label={t('filters.label')}
      onSubmit={submit}
    >
      {has('gender') ? (
        <Segmented
          legend={t('filters.show_me')}
          name="gender"
          value={search.gender}
          options={[
            { value: 'female', label: t('filters.women') },
            { value: 'male', label: t('filters.men') },
            { value: 'all', label: t('filters.all') },
          ]}
          onChange={(gender) => set({ gender: gender as SoughtGender })}
        />
      ) : null}
      {has('min_age') || has('max_age') ? (
        <AgeField search={search} offered={searchFields} onChange={set} />
      ) : null}
      {has('country') ? (
        <CountryRegionCityFields
          purpose="filter"
          regions={has('countryregion')}
          countries={countries}
          names={{ country: 'country', region: 'region' }}
          value={{
            country: search.country === 'all' ? '' : search.country,
            region: search.region,
            city: null,
          }}
          onChange={({ country, region }) =>
            set({ country: country === '' ? 'all' : (country as Search['country']), region })
          }
        />
      ) : null}
      {member && showsCities ? (
        <DistanceFields search={search} searcher={searcher} onChange={set} />
      ) : null}
      {member ? <ChoiceFields search={search} onChange={set} /> : null}
      <div className="-my-2">
        {switchNames
          .filter((name) => member || !switches[name].membersOnly)
          .map((name) => (
            <Fragment key={name}>
              {switches[name].byDefault ? <input type="hidden" name={name} value="false" /> : null}
              <Switch
                name={name}
                value="true"
                label={t(`filters.${name}`)}
                {...(hasHint(name) && { hint: t(`filters.${name}_hint`) })}
                checked={search[name]}
                onChange={(event) => set({ [name]: event.target.checked })}
              />
            </Fragment>
          ))}
        {/* A visitor on a site that hides these profiles has no choice to make. */}
        {(fictional.shown || sponsored) && (member || !fictional.hidden) ? (
          <FictionalSwitch
            shown={search.fictional}
            onChange={(shown) => set({ fictional: shown })}
          />
        ) : null}
      </div>
      {inSheet ? null : (
        <Button type="submit" block>
          {total === null ? t('filters.show') : t('filters.show_count', { count: total })}
        </Button>
      )}
    </form>
  )
}
