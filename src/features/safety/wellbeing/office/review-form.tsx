import '#ui/styles/components/checks.css'
import '#ui/styles/components/segments.css'
import { useRef, useState } from 'react'
import { usePhrases } from '#platform/web/phrases/use-phrases.ts'
import { Segmented, SelectField, useToast } from '#ui/components/index.ts'
import { NoteForm } from '#features/members/staff/office/index.ts'
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
  const { ask } = calls.useAction('wellbeing.review')
  const [act, setAct] = useState<ReviewAct>('keep')
  const [hours, setHours] = useState<number>(24)
  // One id per decision, so that a retry after a lost response has no effect.
  const id = useRef(crypto.randomUUID())
  return (
    <NoteForm
      label={t('office.who', { member: pause.member, profile: pause.profile })}
      note={{
        label: t('office.note'),
        hint: t('office.note_hint'),
        missing: t('refusals.note_empty'),
        rows: 2,
        maxLength: 500,
      }}
      button={{ children: t('office.save'), loadingLabel: t('office.saving') }}
      send={(note) =>
        ask({ pause: pause.id, id: id.current, act, note, ...(act === 'extend' && { hours }) })
      }
      onSent={() => {
        id.current = crypto.randomUUID()
        toast.show({ text: t(`office.done.${act}`), tone: 'success' })
        onReviewed()
      }}
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
          options={spans.map((span) => ({
            value: String(span),
            label: t('office.hours', { count: span }),
          }))}
          value={String(hours)}
          onChange={(event) => setHours(Number(event.target.value))}
        />
      ) : null}
    </NoteForm>
  )
}
