import { useState } from 'react'
import { usePhrases } from '#platform/web/phrases/use-phrases.ts'
import { ListContent } from '#features/members/staff/office/index.ts'
import type { en } from '../../locales/figures/en.ts'
import { stepDays } from '../../rules/daily/measures.ts'
import { calls } from './calls.ts'

/** The queries behind the figures, loaded when someone opens them. */
export function QueriesSection({ zone }: { readonly zone: string }) {
  const t = usePhrases<typeof en>('figures')
  const [open, setOpen] = useState(false)
  return (
    <details
      className="figures-queries disclosure mt-8"
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary>{t('queries')}</summary>
      <p className="mt-3 max-w-column text-ink-2">
        {t('queries_text', { zone, days: stepDays + 1 })}
      </p>
      {open ? <Queries /> : null}
    </details>
  )
}

function Queries() {
  const t = usePhrases<typeof en>('figures')
  const list = calls.useCall('figures.list_queries', {})
  return (
    <ListContent list={list} notLoaded={t('queries_failed')} placeholders="rows">
      {({ queries }) =>
        queries.map(({ group, sql }) => (
          <section key={group} className="mt-4">
            <h3 className="type-h3">
              {group === 'money' ? t('sections.money_query') : t(`sections.${group}`)}
            </h3>
            {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reached by keyboard */}
            <pre className="mt-2" tabIndex={0} lang="en" translate="no">
              {sql}
            </pre>
          </section>
        ))
      }
    </ListContent>
  )
}
