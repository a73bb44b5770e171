import '#ui/styles/components/checks.css'
import '#ui/styles/components/segments.css'
import { useId, useState } from 'react'
import { usePhrases } from '#platform/web/phrases/use-phrases.ts'
import { Alert, Segmented, useToast } from '#ui/components/index.ts'
import { NoteForm } from '#features/members/staff/office/index.ts'
import type { OpenedCase } from '../contract/complaints.ts'
import type { en } from '../locales/en.ts'
import { type Outcome, outcomes, textLimits } from '../rules/cases.ts'
import { calls } from './calls.ts'

/**
 * Form for deciding a complaint or an appeal, with the reason that is sent. Someone who took part in
 * the decision it is about sees in advance that someone else has to decide.
 */
export function DecisionForm({
  one: { number, kind, own },
  onDecided,
}: {
  readonly one: OpenedCase
  readonly onDecided: () => void
}) {
  const t = usePhrases<typeof en>('complaints')
  const toast = useToast()
  const complaint = calls.useAction('complaints.decide')
  const appeal = calls.useAction('complaints.decide_appeal')
  const [outcome, setOutcome] = useState<Outcome>('rejected')
  const ownId = useId()
  const words =
    kind === 'complaint'
      ? ({ upheld: 'upheld', rejected: 'rejected' } as const)
      : ({ upheld: 'overturn', rejected: 'confirm' } as const)
  return (
    <NoteForm
      label={`${t('office.decision')}: ${number}`}
      note={{
        label: t('office.statement'),
        hint: t('office.statement_hint'),
        missing: t('refusals.statement_empty'),
        rows: 3,
        maxLength: textLimits.statement,
      }}
      button={{
        variant: 'pine',
        children: t('office.save'),
        loadingLabel: t('office.saving'),
        'aria-disabled': own || undefined,
        'aria-describedby': own ? ownId : undefined,
      }}
      send={(statement) =>
        (kind === 'complaint' ? complaint : appeal).ask({ case: number, outcome, statement })
      }
      onSent={() => {
        toast.show({ text: t('office.done'), tone: 'success' })
        onDecided()
      }}
    >
      <Segmented
        legend={t('office.decision')}
        options={outcomes.map((value) => ({ value, label: t(`office.${words[value]}`) }))}
        value={outcome}
        onChange={(value) => setOutcome(value as Outcome)}
      />
      {own ? (
        <Alert tone="warn" id={ownId}>
          {t('refusals.own_decision')}
        </Alert>
      ) : null}
      {kind === 'appeal' && outcome === 'upheld' ? (
        <Alert tone="info" announce>
          {t('office.overturn_note')}
        </Alert>
      ) : null}
    </NoteForm>
  )
}
