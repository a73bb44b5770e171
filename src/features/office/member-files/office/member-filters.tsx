import { type FormEvent, useState } from 'react'
import type { RawInput } from '#kernel/endpoint.ts'
import { useFormat } from '#platform/web/phrases/use-format.ts'
import { usePhrases } from '#platform/web/phrases/use-phrases.ts'
import { Button, SelectField, TextField } from '#ui/components/index.ts'
import type { contract } from '../contract/member-files.ts'
import type { en } from '../locales/en.ts'
import { isMemberStatus, memberStatuses } from '../rules/member-status.ts'

/** The filters in the page's address. */
export const filterNames = [
  'status',
  'site',
  'country',
  'premium',
  'confirmed',
  'kind',
  'since',
  'until',
] as const
export type SetFilters = Readonly<Record<(typeof filterNames)[number], string>>

/** Reads the filters of an address; values that can't be chosen are left out. */
export function toFilters(set: SetFilters): RawInput<(typeof contract)['member_files.export']> {
  const { status, site, country, premium, confirmed, kind, since, until } = set
  const day = /^\d{4}-\d{2}-\d{2}$/
  return {
    ...(isMemberStatus(status) && { status }),
    ...(/^[1-9]\d{0,8}$/.test(site) && { site: Number(site) }),
    ...(/^[A-Z]{2}$/.test(country) && { country }),
    ...(premium !== '' && { premium: premium === 'yes' }),
    ...(confirmed !== '' && { confirmed: confirmed === 'yes' }),
    ...(kind === 'fictional' && { fictional: true }),
    ...(day.test(since) && { since }),
    ...(day.test(until) && { until }),
  }
}

interface MemberFiltersProps {
  readonly set: SetFilters
  readonly change: (change: Partial<SetFilters>) => void
  readonly search: string
  readonly onSearch: (search: string) => void
  readonly sites: readonly { readonly site: number; readonly name: string }[]
  readonly countries: readonly string[]
}

/** The search, and the filters kept in the address. */
export function MemberFilters(props: MemberFiltersProps) {
  const { set, change, search, onSearch, sites, countries } = props
  const t = usePhrases<typeof en>('member_files')
  const { country } = useFormat()
  const [typed, setTyped] = useState(search)
  const any = { value: '', label: t('any') }
  const yesOrNo = [any, { value: 'yes', label: t('yes') }, { value: 'no', label: t('no') }]
  const submit = (event: FormEvent) => {
    event.preventDefault()
    onSearch(typed)
  }
  const select = (
    name: 'status' | 'site' | 'country' | 'premium' | 'confirmed' | 'kind',
    options: readonly { value: string; label: string }[],
  ) => (
    <SelectField
      label={t(name)}
      options={options}
      value={set[name]}
      onChange={({ target }) => change({ [name]: target.value })}
    />
  )
  const isSet = search !== '' || filterNames.some((name) => set[name] !== '')
  return (
    <form role="search" className="mt-6 grid gap-4" onSubmit={submit}>
      <div className="field-row max-w-notice">
        <TextField
          className="office-search-field"
          label={t('search')}
          hint={t('search_hint')}
          type="search"
          maxLength={320}
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
        />
        <Button type="submit" variant="line">
          {t('find')}
        </Button>
      </div>
      <fieldset className="members-filters">
        <legend className="sr-only">{t('filters')}</legend>
        {select('status', [
          any,
          ...memberStatuses.map((value) => ({ value, label: t(`statuses.${value}`) })),
        ])}
        {select('site', [
          any,
          ...sites.map(({ site, name }) => ({ value: String(site), label: name })),
        ])}
        {select('country', [
          any,
          ...countries
            .map((value) => ({ value, label: country(value) }))
            .toSorted((one, other) => one.label.localeCompare(other.label)),
        ])}
        {select('premium', yesOrNo)}
        {select('confirmed', yesOrNo)}
        {select('kind', [
          { value: '', label: t('members') },
          { value: 'fictional', label: t('fictional') },
        ])}
        <TextField
          type="date"
          label={t('since')}
          value={set.since}
          onChange={({ target }) => change({ since: target.value })}
        />
        <TextField
          type="date"
          label={t('until')}
          value={set.until}
          onChange={({ target }) => change({ until: target.value })}
        />
      </fieldset>
      {isSet ? (
        <Button
          variant="ghost"
          size="sm"
          className="-ml-4 justify-self-start"
          onClick={() => {
            setTyped('')
            change(Object.fromEntries(filterNames.map((name) => [name, ''])))
            if (search !== '') onSearch('')
          }}
        >
          {t('clear')}
        </Button>
      ) : null}
    </form>
  )
}
