import { useQueryClient } from '@tanstack/react-query'
import { useFormat } from '#platform/web/phrases/use-format.ts'
import { usePhrases } from '#platform/web/phrases/use-phrases.ts'
import { Card, Tag, useToast } from '#ui/components/index.ts'
import { ActionButton } from '#features/members/staff/office/index.ts'
import type { SalesStop } from '../../contract/sales-stops.ts'
import type { en } from '../../locales/sales-stops/en.ts'
import { calls } from './calls.ts'
import { type StoppableMethod, useStoppedName } from './use-stopped-name.ts'

interface ClosureRowProps {
  readonly closure: SalesStop
  readonly methods: readonly StoppableMethod[]
  readonly mayOpen: boolean
}

/** One sales stop: site, reason, staff member, and the button that ends it. */
export function SalesStopRow({ closure, methods, mayOpen }: ClosureRowProps) {
  const t = usePhrases<typeof en>('sales_stops')
  const { date, time } = useFormat()
  const { targetName } = useStoppedName(methods)
  const toast = useToast()
  const cache = useQueryClient()
  const { ask } = calls.useAction('sales_stops.lift')

  return (
    <Card as="article" className="grid gap-3 p-5">
      <header className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <h2 className="type-title min-w-0 break-words">{targetName(closure)}</h2>
        <Tag look="warn">{closure.site ?? t('office.everywhere')}</Tag>
      </header>
      <p className="whitespace-pre-line wrap-anywhere">{closure.reason}</p>
      <p className="num type-meta text-muted">
        {t('office.since', {
          date: date(closure.closed_at),
          time: time(closure.closed_at),
          by: closure.closed_by,
        })}
      </p>
      {mayOpen ? (
        <ActionButton
          size="sm"
          className="justify-self-start"
          aria-label={`${t('office.open')}: ${targetName(closure)}`}
          act={() => ask({ closure: closure.id })}
          onDone={() => {
            void cache.invalidateQueries({ queryKey: ['sales_stops.list'] })
            toast.show({ text: t('office.done_opened'), tone: 'success' })
          }}
        >
          {t('office.open')}
        </ActionButton>
      ) : null}
    </Card>
  )
}
