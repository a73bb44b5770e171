import { useState } from 'react'
import { useFormat } from '#platform/web/phrases/use-format.ts'
import { usePhrases } from '#platform/web/phrases/use-phrases.ts'
import { Button, EmptyState } from '#platform/web/ui/index.ts'
import { ListFrame } from '#features/staff/office/index.ts'
import type { Closure } from '../contract.ts'
import type { en } from '../locales/en.ts'
import { calls } from './calls.ts'
import { ClosureForm } from './closure-form.tsx'
import { ClosureRow } from './closure-row.tsx'
import { type ClosableMethod, useClosedName } from './use-closed-name.ts'

/** What is not sold for a while, closing something, opening it again, and what was closed before. */
export function Page() {
  const t = usePhrases<typeof en>('closures')
  const list = calls.useCall('closures.list', {})
  const [closing, setClosing] = useState(false)
  const { data } = list
  return (
    <ListFrame
      words={{
        title: t('office.title'),
        lead: t('office.lead'),
        notLoaded: t('office.not_loaded'),
        retry: t('office.retry'),
        loading: t('office.loading'),
      }}
      list={list}
      onRetry={() => void list.refetch()}
      action={
        data?.may_close === true && !closing ? (
          <Button variant="line" onClick={() => setClosing(true)}>
            {t('office.close')}
          </Button>
        ) : null
      }
    >
      {data === undefined ? null : (
        <>
          {closing ? <ClosureForm there={data} onDone={() => setClosing(false)} /> : null}
          {data.closed.length === 0 ? (
            <EmptyState title={t('office.none')} text={t('office.none_text')} />
          ) : (
            <ul className="mt-6 grid max-w-[50rem] gap-4">
              {data.closed.map((one) => (
                <li key={one.id}>
                  <ClosureRow closure={one} methods={data.methods} mayOpen={data.may_close} />
                </li>
              ))}
            </ul>
          )}
          <Past past={data.past} methods={data.methods} />
        </>
      )}
    </ListFrame>
  )
}

function Past({ past, methods }: { readonly past: readonly Closure[]; readonly methods: readonly ClosableMethod[] }) {
  const t = usePhrases<typeof en>('closures')
  const { date, time } = useFormat()
  const { whatOf } = useClosedName(methods)
  if (past.length === 0) return null
  const instant = (at: string | null) => (at === null ? '' : `${date(at)}, ${time(at)}`)
  return (
    <section className="mt-8">
      <h2 className="type-h3">{t('office.past')}</h2>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reached by keyboard */}
      <div className="office-table mt-3" tabIndex={0} role="region" aria-label={t('office.past')}>
        <table>
          <thead>
            <tr>
              <th scope="col">{t('office.what')}</th>
              <th scope="col">{t('office.site')}</th>
              <th scope="col">{t('office.reason')}</th>
              <th scope="col">{t('office.closed')}</th>
              <th scope="col">{t('office.opened')}</th>
            </tr>
          </thead>
          <tbody>
            {past.map((one) => (
              <tr key={one.id}>
                <td>{whatOf(one)}</td>
                <td>{one.site ?? t('office.everywhere')}</td>
                <td className="[overflow-wrap:anywhere]">{one.reason}</td>
                <td className="num">
                  {instant(one.closed_at)} <span className="block text-muted">{one.closed_by}</span>
                </td>
                <td className="num">
                  {instant(one.opened_at)} <span className="block text-muted">{one.opened_by}</span>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  )
}
