import { useState } from 'react'
import { useFormat } from '#platform/web/phrases/use-format.ts'
import { usePhrases } from '#platform/web/phrases/use-phrases.ts'
import { Alert, Button, Card } from '#ui/components/index.ts'
import type { ListedCase } from '../contract/complaints.ts'
import type { en } from '../locales/en.ts'
import { OpenedCase } from './opened-case.tsx'

interface CaseCardProps {
  readonly one: ListedCase
  /** The case with the next deadline: it is already open. */
  readonly first: boolean
  readonly onDone: () => void
}

/** One complaint or appeal with its deadline; once opened, what was written and the decision form. */
export function CaseCard({ one, first, onDone }: CaseCardProps) {
  const t = usePhrases<typeof en>('complaints')
  const { date, time } = useFormat()
  const [asked, setAsked] = useState(false)
  const { decision, claimed_by: by } = one
  const due = `${date(one.due_at)}, ${time(one.due_at)}`
  return (
    <Card as="article" className="grid gap-3 p-5">
      <header className="grid gap-1">
        <h2 className="type-title min-w-0 break-words">
          {one.kind === 'complaint'
            ? t('office.complaint', { topic: t(`topics.${one.about ?? 'other'}`) })
            : t('office.appeal', { source: one.source ?? '' })}
        </h2>
        <p className="num type-meta text-muted">
          {one.number} · {t('office.received', { date: `${date(one.at)}, ${time(one.at)}` })}
        </p>
      </header>
      {decision !== null ? null : one.overdue ? (
        <Alert tone="warn">{t('office.overdue', { date: due })}</Alert>
      ) : one.due_soon ? (
        <Alert tone="warn">{t('office.due_soon', { date: due })}</Alert>
      ) : (
        <p className="num">{t('office.due', { date: due })}</p>
      )}
      {decision === null ? null : <Decision one={one} decision={decision} />}
      {by !== null && decision === null ? (
        <p className="text-muted">{t('office.claimed', { name: by })}</p>
      ) : asked || first ? (
        <OpenedCase number={one.number} onDone={onDone} />
      ) : (
        <Button
          variant="line"
          size="sm"
          className="justify-self-start"
          onClick={() => setAsked(true)}
        >
          {t('office.look')}
        </Button>
      )}
    </Card>
  )
}

function Decision({
  one: { kind },
  decision: { outcome, statement, by, at, restored },
}: {
  readonly one: ListedCase
  readonly decision: NonNullable<ListedCase['decision']>
}) {
  const t = usePhrases<typeof en>('complaints')
  const { date, time } = useFormat()
  const word =
    kind === 'complaint' ? outcome : outcome === 'upheld' ? ('overturn' as const) : 'confirm'
  return (
    <div className="office-quote">
      <p className="break-words whitespace-pre-line">{statement}</p>
      <p className="num type-meta text-muted">
        {t(`office.${word}`)} · {by} · {date(at)}, {time(at)}
        {restored === null ? '' : ` · ${t(restored ? 'office.restored' : 'office.not_restored')}`}
      </p>
    </div>
  )
}
