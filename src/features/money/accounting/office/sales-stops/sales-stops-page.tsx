import { useState } from 'react'
import { usePhrases } from '#platform/web/phrases/use-phrases.ts'
import { Button, EmptyState } from '#ui/components/index.ts'
import { DateTimeCell, ListFrame, Table } from '#features/members/staff/office/index.ts'
import type { SalesStop } from '../../contract/sales-stops.ts'
import type { en } from '../../locales/sales-stops/en.ts'
import { calls } from './calls.ts'
import { SalesStopForm } from './sales-stop-form.tsx'
import { SalesStopRow } from './sales-stop-row.tsx'
import { emptySalesStopForm } from './sales-stop-form-state.ts'
import { type StoppableMethod, useStoppedName } from './use-stopped-name.ts'

/** Page for current sales stops, starting and ending one, and their history. */
export function Page() {
  const t = usePhrases<typeof en>('sales_stops')
  const list = calls.useCall('sales_stops.list', {})
  const [closing, setClosing] = useState(false)
  const [typed, setTyped] = useState(emptySalesStopForm)
  const { data } = list
  if (closing && data !== undefined)
    return (
      <SalesStopForm
        closure={typed}
        there={data}
        onType={setTyped}
        onBack={() => setClosing(false)}
        onClosed={() => {
          setTyped(emptySalesStopForm())
          setClosing(false)
        }}
      />
    )
  return (
    <ListFrame
      texts={{
        title: t('office.title'),
        lead: t('office.lead'),
        notLoaded: t('office.not_loaded'),
      }}
      list={list}
      onRetry={() => void list.refetch()}
      action={
        data?.may_close === true ? (
          <Button variant="line" onClick={() => setClosing(true)}>
            {t('office.close')}
          </Button>
        ) : null
      }
    >
      {data === undefined ? null : (
        <>
          {data.closed.length === 0 ? (
            <EmptyState title={t('office.none')} text={t('office.none_text')} />
          ) : (
            <ul className="mt-6 grid max-w-[50rem] gap-4">
              {data.closed.map((one) => (
                <li key={one.id}>
                  <SalesStopRow closure={one} methods={data.methods} mayOpen={data.may_close} />
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

function Past({
  past,
  methods,
}: {
  readonly past: readonly SalesStop[]
  readonly methods: readonly StoppableMethod[]
}) {
  const t = usePhrases<typeof en>('sales_stops')
  const { targetName } = useStoppedName(methods)
  if (past.length === 0) return null
  return (
    <section className="mt-8">
      <h2 className="type-h3">{t('office.past')}</h2>
      <Table
        className="mt-3"
        label={t('office.past')}
        columns={[t('office.what'), t('office.site'), t('office.reason'), t('office.closed'), t('office.opened')]}
      >
        {past.map((one) => (
          <tr key={one.id}>
            <td>{targetName(one)}</td>
            <td>{one.site ?? t('office.everywhere')}</td>
            <td className="min-w-[14rem] whitespace-pre-line [overflow-wrap:anywhere]">{one.reason}</td>
            <DateTimeCell at={one.closed_at}>
              <span className="type-meta block text-muted">{one.closed_by}</span>
            </DateTimeCell>
            <DateTimeCell at={one.opened_at}>
              <span className="type-meta block text-muted">{one.opened_by}</span>
            </DateTimeCell>
          </tr>
        ))}
      </Table>
    </section>
  )
}
