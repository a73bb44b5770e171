import { useState } from 'react'
import { usePhrases } from '#platform/web/phrases/use-phrases.ts'
import { Button } from '#ui/components/index.ts'
import {
  CardList,
  DateTimeCell,
  ListPage,
  TableSection,
} from '#features/members/staff/office/index.ts'
import type { SalesStop } from '../../contract/sales-stops.ts'
import type { en } from '../../locales/sales-stops/en.ts'
import { calls } from './calls.ts'
import { NotReadySite } from './not-ready-site.tsx'
import { SalesStopForm } from './sales-stop-form.tsx'
import { SalesStopRow } from './sales-stop-row.tsx'
import { emptySalesStopForm } from './sales-stop-form-state.ts'
import { type StoppableMethod, useStoppedName } from './use-stopped-name.ts'

/** Page for current sales stops and their history, and for starting and ending one. */
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
    <ListPage
      title={t('office.title')}
      lead={t('office.lead')}
      notLoaded={t('office.not_loaded')}
      list={list}
      action={
        data?.may_close === true ? (
          <Button variant="line" onClick={() => setClosing(true)}>
            {t('office.close')}
          </Button>
        ) : null
      }
    >
      {({ closed, past, methods, not_ready: notReady, may_close: mayOpen }) => (
        <>
          {notReady.map((site) => (
            <NotReadySite key={site.host} {...site} />
          ))}
          <CardList
            entries={closed}
            getKey={({ id }) => id}
            empty={{
              title: t('office.none'),
              text: notReady.length === 0 ? t('office.none_text') : t('not_ready.none_text'),
            }}
          >
            {(one) => <SalesStopRow closure={one} methods={methods} mayOpen={mayOpen} />}
          </CardList>
          <Past past={past} methods={methods} />
        </>
      )}
    </ListPage>
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
    <TableSection
      label={t('office.past')}
      columns={[
        t('office.what'),
        t('office.site'),
        t('office.reason'),
        t('office.closed'),
        t('office.opened'),
      ]}
    >
      {past.map((one) => (
        <tr key={one.id}>
          <td>{targetName(one)}</td>
          <td>{one.site ?? t('office.everywhere')}</td>
          <td className="min-w-56 whitespace-pre-line wrap-anywhere">{one.reason}</td>
          <DateTimeCell at={one.closed_at}>
            <span className="type-meta block text-muted">{one.closed_by}</span>
          </DateTimeCell>
          <DateTimeCell at={one.opened_at}>
            <span className="type-meta block text-muted">{one.opened_by}</span>
          </DateTimeCell>
        </tr>
      ))}
    </TableSection>
  )
}
