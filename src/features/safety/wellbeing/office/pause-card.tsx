import { useState } from 'react'
import { useFormat } from '#platform/web/phrases/use-format.ts'
import { usePhrases } from '#platform/web/phrases/use-phrases.ts'
import { Button, Card, Tag } from '#ui/components/index.ts'
import { useNow } from '#platform/web/use-now.ts'
import type { Pause } from '../contract.ts'
import type { en } from '../locales/en.ts'
import { ReviewForm } from './review-form.tsx'

interface PauseCardProps {
  readonly pause: Pause
  /** The first unreviewed pause: its form is already open. */
  readonly first: boolean
  readonly onReviewed: () => void
}

/** One pause: who, from when to when, why, the decisions, and the review form if it is open. */
export function PauseCard({ pause, first, onReviewed }: PauseCardProps) {
  const t = usePhrases<typeof en>('wellbeing')
  const { date, time } = useFormat()
  const instant = (at: string) => t('office.instant', { date: date(at), time: time(at) })
  const over = Date.parse(pause.until) <= useNow()
  const [asked, setAsked] = useState(false)
  const waits = pause.reviewed_at === null
  return (
    <Card as="article" className="grid gap-3 p-5">
      <header className="grid gap-1">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <h2 className="type-title min-w-0 break-words">
            {t('office.who', { member: pause.member, profile: pause.profile })}
          </h2>
          {waits ? <Tag look="warn">{t('office.open')}</Tag> : null}
          {over ? <Tag look="quiet">{t('office.over')}</Tag> : null}
        </div>
        <p className="num type-meta text-muted">
          {t('office.when', { from: instant(pause.begun_at), until: instant(pause.until) })}
        </p>
      </header>
      <ul className="flex flex-wrap gap-2" aria-label={t('office.reasons')}>
        {pause.reasons.map((reason) => (
          <li key={reason}>
            <Tag look="quiet">{t(`office.reason.${reason}`)}</Tag>
          </li>
        ))}
      </ul>
      {pause.reviews.length === 0 ? null : (
        <ul className="grid gap-2">
          {pause.reviews.map((review) => (
            <li key={`${review.at} ${review.note}`} className="office-quote">
              <p className="break-words">{review.note}</p>
              <p className="num type-meta text-muted">
                {t(`office.done.${review.act}`)} · {review.by} · {instant(review.at)}
              </p>
            </li>
          ))}
        </ul>
      )}
      {first || asked ? (
        <ReviewForm
          pause={pause}
          over={over}
          onReviewed={() => {
            setAsked(false)
            onReviewed()
          }}
        />
      ) : (
        <Button
          variant="line"
          size="sm"
          className="justify-self-start"
          onClick={() => setAsked(true)}
        >
          {waits ? t('office.look') : t('office.again')}
        </Button>
      )}
    </Card>
  )
}
