import { Link } from 'react-router'
import { usePhrases } from '#platform/web/phrases/use-phrases.ts'
import { SelectField } from '#ui/components/index.ts'
import { hasPermission } from '#features/members/staff/index.ts'
import { ListPage, useAddressFilters, useMe } from '#features/members/staff/office/index.ts'
import type { en } from '../locales/emails/en.ts'
import { keptDays } from '../rules/decide-retry.ts'
import { type EmailState, emailStates } from '../rules/email-states.ts'
import { emailCalls } from './email-calls.ts'
import { EmailTable } from './email-table.tsx'
import { useKindName } from './use-kind-name.ts'

/** Emails with their outcomes, by state, kind and site (OPS-09). */
export function Page() {
  const t = usePhrases<typeof en>('emails')
  const nameKind = useKindName()
  const mayTest = hasPermission(useMe()?.role ?? '', 'emails.test')
  const [filters, setFilters] = useAddressFilters('state', 'kind', 'site')
  const state = emailStates.find((one) => one === filters.state)
  const site = Number(filters.site)
  const list = emailCalls.usePages(
    'emails.list',
    {
      ...(state !== undefined && { state }),
      ...(filters.kind !== '' && { kind: filters.kind }),
      ...(site > 0 && { site }),
    },
    ({ next }) => (next === null ? undefined : { after: next }),
  )
  const isFiltered = Object.values(filters).some((value) => value !== '')
  const any = { value: '', label: t('any') }
  return (
    <ListPage
      title={t('title')}
      lead={t('lead', { days: keptDays })}
      notLoaded={t('not_loaded')}
      placeholders="rows"
      list={list}
      empty={({ pages }) =>
        pages[0]?.emails.length === 0 && { title: t(isFiltered ? 'none_found' : 'none') }
      }
      more={t('more')}
      action={mayTest ? <Link to="/office/email-senders">{t('sender_link')}</Link> : undefined}
      filters={(data) => (
        <div role="group" aria-label={t('filters')} className="mt-6 flex flex-wrap gap-3">
          <SelectField
            label={t('status')}
            value={state ?? ''}
            onChange={({ target }) => setFilters({ state: target.value })}
            options={[
              any,
              ...emailStates.map((one: EmailState) => ({ value: one, label: t(`states.${one}`) })),
            ]}
          />
          <SelectField
            label={t('kind')}
            value={filters.kind}
            onChange={({ target }) => setFilters({ kind: target.value })}
            options={[
              any,
              ...withSelected(data?.pages[0]?.kinds ?? [], filters.kind).map((kind) => ({
                value: kind,
                label: nameKind(kind),
              })),
            ]}
          />
          <SelectField
            label={t('site')}
            value={filters.site}
            onChange={({ target }) => setFilters({ site: target.value })}
            options={[
              any,
              ...(data?.pages[0]?.sites ?? []).map(({ id, name }) => ({
                value: String(id),
                label: name,
              })),
            ]}
          />
        </div>
      )}
    >
      {({ pages }) => <EmailTable emails={pages.flatMap(({ emails }) => emails)} />}
    </ListPage>
  )
}

/** The kind in the address stays selectable, even if there are no emails of it. */
function withSelected(kinds: readonly string[], selected: string): readonly string[] {
  return selected === '' || kinds.includes(selected) ? kinds : [...kinds, selected]
}
