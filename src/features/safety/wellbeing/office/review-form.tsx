import '#ui/styles/checks.css'
import '#ui/styles/choices.css'
import { type FormEvent, useRef, useState } from 'react'
import { usePhrases } from '#platform/web/phrases/use-phrases.ts'
import { Alert, Button, Segmented, SelectField, TextArea, useToast } from '#ui/components/index.ts'
import type { Pause } from '../contract.ts'
import type { en } from '../locales/en.ts'
import { type ReviewAct, reviewActs } from '../rules/reviews.ts'
import { calls } from './calls.ts'

const spans = [24, 72, 168] as const

interface ReviewFormProps {
  readonly pause: Pause
  /** A pause that is over cannot be ended. */
  readonly over: boolean
  readonly onReviewed: () => void
}

/** Form for reviewing a pause, with a mandatory note. */
export function ReviewForm({ pause, over, onReviewed }: ReviewFormProps) {
  const t = usePhrases<typeof en>('wellbeing')
  const toast = useToast()
  const { ask, pending } = calls.useAction('wellbeing.review')
  const [act, setAct] = useState<ReviewAct>('keep')
  const [hours, setHours] = useState<number>(24)
  const [note, setNote] = useState('')
  const [error, setError] = useState<string>()
  const [failed, setFailed] = useState<string>()
  const field = useRef<HTMLTextAreaElement>(null)
  // One id per decision, so that a retry after a lost response has no effect.
  const id = useRef(crypto.randomUUID())

  async function decide(event: FormEvent) {
    event.preventDefault()
    if (note.trim() === '') {
      setError(t('refusals.note_empty'))
      field.current?.focus()
      return
    }
    const answer = await ask({ pause: pause.id, id: id.current, act, note, ...(act === 'extend' && { hours }) })
    setFailed(answer.ok ? undefined : answer.refusal.message)
    if (!answer.ok) return
    id.current = crypto.randomUUID()
    setNote('')
    toast.show({ text: t(`office.done.${act}`), tone: 'success' })
    onReviewed()
  }

  return (
    <form
      className="grid gap-3 border-t border-line pt-4"
      aria-label={t('office.who', { member: pause.member, profile: pause.profile })}
      onSubmit={(event) => void decide(event)}
    >
      <Segmented
        legend={t('office.decide')}
        options={reviewActs
          .filter((value) => value !== 'end' || !over)
          .map((value) => ({ value, label: t(`office.act.${value}`) }))}
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
        ref={field}
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
