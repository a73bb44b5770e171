import { usePhrases } from '#platform/web/phrases/use-phrases.ts'
import { useSite } from '#platform/web/surroundings.ts'
import { isCountry } from '#features/site/geography/index.ts'
import {
  type ChosenPlace,
  CountryRegionCityFields,
  LocateButton,
} from '#features/site/geography/web/index.ts'
import type { OwnProfile } from '../../contract/profiles.ts'
import type { en } from '../../locales/en.ts'
import { calls } from '../calls.ts'
import { SectionForm } from './section-form.tsx'
import { useSection } from './use-section.ts'

const read = ({ country, region, city }: OwnProfile): ChosenPlace => ({
  country: country ?? '',
  region: region?.id ?? null,
  city:
    city === null || region === null ? null : { id: city.id, name: city.name, region: region.id },
})

/**
 * The member's home, no more precise than a city; typed, chosen, or detected by the browser on
 * request (PRO-10).
 */
export function PlaceSection({ own }: { readonly own: OwnProfile }) {
  const t = usePhrases<typeof en>('profiles')
  const { countries } = useSite()
  const section = useSection('place', own, read)
  const { ask, pending } = calls.useAction('profiles.save_place')
  const { draft, change, errorFor } = section

  function save() {
    const { country, region, city } = draft
    if (isCountry(country)) void section.settle(ask({ country, region, city: city?.id ?? null }))
  }

  return (
    <SectionForm
      id="place"
      title={t('own.place.title')}
      isWholePage
      lead={t('own.place.lead')}
      section={section}
      pending={pending}
      onSave={save}
    >
      <CountryRegionCityFields
        value={draft}
        countries={countries}
        errors={{
          country: errorFor('country'),
          region: errorFor('region'),
          city: errorFor('city'),
        }}
        onChange={change}
      />
      <LocateButton
        countries={countries}
        onFound={({ country, ...city }) => change({ country, region: city.region, city })}
      />
    </SectionForm>
  )
}
