import type { Output } from '#kernel/endpoint.ts'
import { usePhrases } from '#platform/web/phrases/use-phrases.ts'
import { StatusTabs, useAddressFilters } from '#features/members/staff/office/index.ts'
import type { contract } from '../contract/discounts.ts'
import type { en } from '../locales/en.ts'
import { CodeRow } from './code-row.tsx'

type Listed = Output<(typeof contract)['discounts.list_codes']>
const views = ['running', 'waiting', 'planned', 'off', 'ended', 'declined'] as const

/** The codes grouped by status. */
export function CodeList({ listed }: { readonly listed: Listed }) {
  const t = usePhrases<typeof en>('discounts')
  const [filters, setFilters] = useAddressFilters('view')
  const view = views.find((one) => one === filters.view) ?? 'running'
  const shown = listed.codes.filter(({ standing }) => standing === view)
  return (
    <StatusTabs
      label={t('office.tabs')}
      views={views.map((id) => ({
        id,
        label: t(`office.${id}`),
        count: listed.codes.filter(({ standing }) => standing === id).length,
        none: t(`office.none_${id}`),
      }))}
      view={view}
      onView={(selected) => setFilters({ view: selected })}
    >
      <ul className="office-made-rows">
        {shown.map((code) => (
          <CodeRow
            key={code.id}
            code={code}
            site={listed.sites.find(({ id }) => id === code.site)?.name ?? ''}
            methods={listed.methods}
          />
        ))}
      </ul>
    </StatusTabs>
  )
}
