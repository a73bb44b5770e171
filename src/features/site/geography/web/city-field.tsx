import { type KeyboardEvent, type ReactNode, useId, useState } from 'react'
import { usePhrases } from '#platform/web/phrases/use-phrases.ts'
import { TextField } from '#ui/components/index.ts'
import type { en } from '../locales/en.ts'
import type { ChosenCity } from '../rules/chosen-place.ts'
import { foldName } from '../rules/fold-name.ts'
import { CityList } from './city-list.tsx'
import { useCities } from './use-cities.ts'

interface CityFieldProps {
  readonly country: string
  /** Restricts the search to this region if set. */
  readonly region: number | null
  readonly value: ChosenCity | null
  readonly onChange: (city: ChosenCity | null) => void
  /** The field name under which a form without scripts submits the city id. */
  readonly name?: string | undefined
  readonly error?: ReactNode
  readonly hint?: ReactNode
  readonly optionalLabel?: string | undefined
}

/**
 * A city picker: type the start of the name in any common spelling and choose with the arrow keys,
 * Enter or a tap. An empty field means no city.
 */
export function CityField({
  country,
  region,
  value,
  onChange,
  name,
  error,
  hint,
  optionalLabel,
}: CityFieldProps) {
  const t = usePhrases<typeof en>('geography')
  const id = useId()
  const [typed, setTyped] = useState<string>()
  const [active, setActive] = useState(0)
  const { cities, failed, ready } = useCities(country, region, typed ?? '')
  const open = typed !== undefined && (cities.length > 0 || ready)
  const at = Math.min(active, cities.length - 1)

  const close = () => setTyped(undefined)
  /** Typing a full name also selects the city. */
  function leave() {
    const typedName = foldName(typed ?? '')
    choose(
      typedName === '' || !ready
        ? undefined
        : cities.find((city) => foldName(city.name) === typedName),
    )
  }
  function choose(city: ChosenCity | undefined) {
    if (city !== undefined) onChange({ id: city.id, name: city.name, region: city.region })
    close()
  }
  function write(text: string) {
    setTyped(text === '' ? undefined : text)
    setActive(0)
    if (value !== null) onChange(null)
  }
  function press(event: KeyboardEvent<HTMLInputElement>) {
    if (!open) return
    if (event.key === 'ArrowDown') setActive((at + 1) % Math.max(1, cities.length))
    else if (event.key === 'ArrowUp')
      setActive((at - 1 + cities.length) % Math.max(1, cities.length))
    else if (event.key === 'Enter') choose(cities[at])
    else if (event.key === 'Escape') close()
    else return
    event.preventDefault()
  }

  return (
    <TextField
      label={t('city')}
      optionalLabel={optionalLabel}
      hint={hint ?? t('city_hint')}
      error={error ?? (failed ? t('city_failed') : undefined)}
      role="combobox"
      aria-autocomplete="list"
      aria-expanded={open}
      aria-controls={`${id}-list`}
      aria-activedescendant={open && cities.length > 0 ? `${id}-${at}` : undefined}
      autoComplete="off"
      spellCheck={false}
      maxLength={80}
      value={typed ?? value?.name ?? ''}
      onChange={(event) => write(event.target.value)}
      onKeyDown={press}
      onBlur={leave}
      end={
        <>
          {name === undefined ? null : <input type="hidden" name={name} value={value?.id ?? ''} />}
          <CityList
            id={id}
            open={open}
            cities={cities}
            active={at}
            chosen={value?.id}
            onChoose={choose}
          />
        </>
      }
    />
  )
}
