import { type FormEvent, useRef, useState } from 'react'
import { useFormat } from '#platform/web/phrases/use-format.ts'
import { usePhrases } from '#platform/web/phrases/use-phrases.ts'
import { Alert, Button, Card, Segmented, SelectField, Tag, TextArea, useToast } from '#platform/web/ui/index.ts'
import type { Pause } from '../contract.ts'
import type { en } from '../locales/en.ts'
import { type ReviewAct, reviewActs } from '../rules/reviews.ts'
import { calls } from './calls.ts'

const spans = [24, 72, 168] as const

/** One pause, and where it is open the form that decides about it. */
export function PauseCard({ pause, onReviewed }: { readonly pause: Pause; readonly onReviewed: () => void }) {
  const t = usePhrases<typeof en>('care')
  const { date, time } = useFormat()
  const instant = (at: string) => t('office.instant', { date: date(at), time: time(at) })
  const [open, setOpen] = useState(false)
  return (
    <Card as="article" className="grid gap-3 p-5">
      <header className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <h2 className="type-h3">{t('office.who', { member: pause.member, profile: pause.profile })}</h2>
        {pause.reviewed_at === null ? <Tag>{t('office.open')}</Tag> : null}
      </header>
      <p className="text-ink-2">{t('office.when', { from: instant(pause.begun_at), until: instant(pause.until) })}</p>
      <ul className="flex flex-wrap gap-2" aria-label={t('office.reasons')}>
        {pause.reasons.map((reason) => (
          <li key={reason}>
            <Tag>{t(`office.reason.${reason}`)}</Tag>
          </li>
        ))}
      </ul>
      {pause.reviews.length === 0 ? null : (
        <ul className="grid gap-2">
          {pause.reviews.map((review) => (
            <li key={`${review.at} ${review.note}`} className="border-l-2 border-line pl-3">
              <p>{review.note}</p>
              <p className="type-meta text-muted">
                {t(`office.done.${review.act}`)} · {review.by} · {instant(review.at)}
              </p>
            </li>
          ))}
        </ul>
      )}
      {open || pause.reviewed_at === null ? (
        <ReviewForm
          pause={pause}
          onReviewed={() => {
            setOpen(false)
            onReviewed()
          }}
        />
      ) : (
        <Button variant="line" size="sm" className="justify-self-start" onClick={() => setOpen(true)}>
          {t('office.again')}
        </Button>
      )}
    </Card>
  )
}

function ReviewForm({ pause, onReviewed }: { readonly pause: Pause; readonly onReviewed: () => void }) {
  const t = usePhrases<typeof en>('care')
  const toast = useToast()
  const { ask, pending } = calls.useAction('care.review')
  const [act, setAct] = useState<ReviewAct>('keep')
  const [hours, setHours] = useState<number>(24)
  const [note, setNote] = useState('')
  const [error, setError] = useState<string>()
  const [failed, setFailed] = useState<string>()
  // One id for one decision, so that trying again after a lost answer decides nothing twice.
  const id = useRef(crypto.randomUUID())

  async function decide(event: FormEvent) {
    event.preventDefault()
    if (note.trim() === '') return setError(t('refusals.note_empty'))
    const answer = await ask({ pause: pause.id, id: id.current, act, note, ...(act === 'extend' && { hours }) })
    setFailed(answer.ok ? undefined : answer.refusal.message)
    if (!answer.ok) return
    id.current = crypto.randomUUID()
    setNote('')
    toast.show({ text: t(`office.done.${act}`), tone: 'success' })
    onReviewed()
  }

  return (
    <form className="grid gap-3" onSubmit={(event) => void decide(event)}>
      <Segmented
        legend={t('office.decide')}
        options={reviewActs.map((value) => ({ value, label: t(`office.act.${value}`) }))}
        value={act}
        onChange={(value) => setAct(value as ReviewAct)}
      />
      {act === 'extend' ? (
        <SelectField
          label={t('office.longer')}
          options={spans.map((span) => ({ value: String(span), label: t('office.hours', { count: span }) }))}
          value={String(hours)}
          onChange={(event) => setHours(Number(event.target.value))}
        />
      ) : null}
      <TextArea
        label={t('office.note')}
        hint={t('office.note_hint')}
        error={error}
        rows={2}
        maxLength={500}
        value={note}
        onChange={(event) => {
          setNote(event.target.value)
          setError(undefined)
        }}
      />
      {failed === undefined ? null : (
        <Alert tone="danger" announce>
          {failed}
        </Alert>
      )}
      <Button type="submit" className="justify-self-start" loading={pending} loadingLabel={t('office.saving')}>
        {t('office.save')}
      </Button>
    </form>
  )
}
