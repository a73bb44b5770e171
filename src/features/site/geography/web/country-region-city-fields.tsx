import type { ReactNode } from 'react'
import { usePhrases } from '#platform/web/phrases/use-phrases.ts'
import { Combobox, SelectField } from '#ui/components/index.ts'
import type { en } from '../locales/en.ts'
import type { ChosenPlace } from '../rules/chosen-place.ts'
import { isCountry, getRegionLabel } from '../rules/countries.ts'
import { CityField } from './city-field.tsx'
import { useCountryOptions } from './use-country-options.ts'
import { useRegions } from './use-regions.ts'

interface CountryRegionCityFieldsProps {
  readonly value: ChosenPlace
  readonly onChange: (place: ChosenPlace) => void
  /** The countries the site is open to. */
  readonly countries: readonly string[]
  /**
   * `form`: the region is optional. `filter`: country and region may be "all", and there is no
   * city.
   */
  readonly purpose?: 'form' | 'filter'
  /** Whether regions can be selected. */
  readonly regions?: boolean
  /** Error messages by field. */
  readonly errors?: {
    readonly country?: ReactNode
    readonly region?: ReactNode
    readonly city?: ReactNode
  }
  /** The field names under which a form without scripts submits the values. */
  readonly names?: { readonly country?: string; readonly region?: string; readonly city?: string }
}

/**
 * Country, region and city, each narrowing the next; the region's label is the country's own term
 * for it (PRO-09).
 */
export function CountryRegionCityFields({
  value,
  onChange,
  countries,
  purpose = 'form',
  regions: offered = true,
  errors,
  names,
}: CountryRegionCityFieldsProps) {
  const t = usePhrases<typeof en>('geography')
  const countryOptions = useCountryOptions(countries)
  const regions = useRegions(value.country)
  const label = isCountry(value.country) ? getRegionLabel(value.country) : null
  const none = purpose === 'filter' ? t('any_country') : t('choose')
  const noRegion =
    label !== null && purpose === 'filter'
      ? t(`any_region.${label}`, { country: value.country })
      : t('no_region')

  return (
    <>
      <SelectField
        label={t('country')}
        name={names?.country}
        autoComplete={purpose === 'form' ? 'country' : undefined}
        value={value.country}
        error={errors?.country}
        options={
          purpose === 'form' && value.country !== ''
            ? countryOptions
            : [{ value: '', label: none }, ...countryOptions]
        }
        onChange={(event) => onChange({ country: event.target.value, region: null, city: null })}
      />
      {label === null || !offered ? null : (
        <Combobox
          // Remounts the region list when the country changes.
          key={value.country}
          label={t(`region.${label}`, { country: value.country })}
          name={names?.region}
          value={value.region === null ? '' : String(value.region)}
          error={errors?.region}
          options={[
            { value: '', label: noRegion },
            ...regions.map(({ id, name }) => ({ value: String(id), label: name })),
          ]}
          placeholder={noRegion}
          emptyText={t('none_found')}
          resultText={(count) => t('found', { count })}
          onChange={(chosen) =>
            onChange({ ...value, region: chosen === '' ? null : Number(chosen), city: null })
          }
        />
      )}
      {label === null || purpose === 'filter' ? null : (
        <CityField
          country={value.country}
          region={value.region}
          value={value.city}
          name={names?.city}
          error={errors?.city}
          onChange={(city) => onChange({ ...value, city, region: city?.region ?? value.region })}
        />
      )}
    </>
  )
}
