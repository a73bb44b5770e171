import { useState } from 'react'
import { useFormat } from '#platform/web/phrases/use-format.ts'
import { usePhrases } from '#platform/web/phrases/use-phrases.ts'
import { Button, Card, DetailList, Tag } from '#ui/components/index.ts'
import type { Difference } from '../../contract/reconciliation.ts'
import type { en } from '../../locales/reconciliation/en.ts'
import { ExplainForm } from './explain-form.tsx'
import { OrderLink } from './order-link.tsx'
import { useFormatSide } from './use-format-side.ts'

interface DifferenceCardProps {
  readonly difference: Difference
  readonly mayAct: boolean
  readonly onDone: () => void
}

/** One open difference: the two sides, since when, and a form to close it with a note. */
export function DifferenceCard({ difference, mayAct, onDone }: DifferenceCardProps) {
  const t = usePhrases<typeof en>('reconciliation')
  const { date, time } = useFormat()
  const formatSide = useFormatSide()
  const [explaining, setExplaining] = useState(false)
  const {
    kind,
    about,
    order,
    gateway,
    ref,
    ours,
    theirs,
    first_seen_at: first,
    overdue,
  } = difference
  return (
    <Card as="article" className="grid gap-3 p-5">
      <header className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <h3 className="type-title min-w-0 break-words">{t(`match.kinds.${kind}`)}</h3>
        <Tag look="quiet">{t(`match.aspects.${about}`)}</Tag>
        {overdue ? <Tag look="warn">{t('match.late')}</Tag> : null}
      </header>
      <DetailList
        className="num"
        facts={[
          { id: 'ours', label: t('match.ours'), value: formatSide(ours) },
          { id: 'theirs', label: t('match.theirs'), value: formatSide(theirs) },
        ]}
      />
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p className="num type-meta flex min-w-0 flex-wrap gap-x-3 text-muted">
          {order === null ? null : <OrderLink order={order} />}
          {ref === null ? null : (
            <span className="wrap-anywhere">
              {gateway} <code>{ref}</code>
            </span>
          )}
          <span>{t('match.first', { date: date(first), time: time(first) })}</span>
        </p>
        {mayAct && !explaining ? (
          <Button variant="line" size="sm" onClick={() => setExplaining(true)}>
            {t('match.explain')}
          </Button>
        ) : null}
      </div>
      {mayAct && explaining ? <ExplainForm difference={difference} onDone={onDone} /> : null}
    </Card>
  )
}
