import { useState } from 'react'
import type { Gives } from '#kernel/call.ts'
import { usePhrases } from '#platform/web/phrases/use-phrases.ts'
import { EmptyState, Tabs } from '#platform/web/ui/index.ts'
import type { contract } from '../contract.ts'
import type { en } from '../locales/en.ts'
import { CodeRow } from './code-row.tsx'

type Listed = Gives<(typeof contract)['discounts.list_codes']>
const views = ['running', 'planned', 'off', 'ended'] as const
type View = (typeof views)[number]

/** The codes by where they stand. */
export function CodeList({ listed }: { readonly listed: Listed }) {
  const t = usePhrases<typeof en>('discounts')
  const [view, setView] = useState<View>('running')
  const shown = listed.codes.filter(({ standing }) => standing === view)
  return (
    <Tabs
      className="mt-6"
      label={t('office.tabs')}
      tabs={views.map((id) => {
        const count = listed.codes.filter(({ standing }) => standing === id).length
        return {
          id,
          label: t(`office.${id}`),
          badge: count === 0 ? null : <span className="office-discounts-count num">{count}</span>,
        }
      })}
      selected={view}
      onSelect={(id) => setView(id as View)}
    >
      {shown.length === 0 ? (
        <EmptyState title={t(`office.none_${view}`)} />
      ) : (
        <ul className="office-discounts">
          {shown.map((code) => (
            <CodeRow
              key={code.id}
              code={code}
              site={listed.sites.find(({ id }) => id === code.site)?.name ?? ''}
              methods={listed.methods}
            />
          ))}
        </ul>
      )}
    </Tabs>
  )
}
