import '#ui/styles/components/checks.css'
import '#ui/styles/components/segments.css'
import { useId, useState } from 'react'
import { usePhrases } from '#platform/web/phrases/use-phrases.ts'
import { Alert, Segmented, useToast } from '#ui/components/index.ts'
import { NoteForm } from '#features/members/staff/office/index.ts'
import type { FiledReportView } from '../contract.ts'
import type { en } from '../locales/en.ts'
import { outcomes, pauseDays } from '../rules/decisions.ts'
import { calls } from './calls.ts'

/**
 * Form for deciding a report, with the reason that is sent to both sides. Decisions that are no
 * longer possible are explained in advance.
 */
export function DecisionForm({
  report,
  onDecided,
}: {
  readonly report: FiledReportView
  readonly onDecided: () => void
}) {
  const t = usePhrases<typeof en>('reports')
  const toast = useToast()
  const { ask } = calls.useAction('reports.decide')
  const [outcome, setOutcome] = useState<(typeof outcomes)[number]>('nothing')
  /** Why an account is closed: nothing is preselected, because it decides about refunds. */
  const [ground, setGround] = useState<'' | 'deceiving' | 'other'>('')
  const unreachableId = useId()
  const obstacle = report.own
    ? t('refusals.own_decision')
    : outcome === 'nothing'
      ? null
      : !report.reachable
        ? t('office.gone')
        : outcome === 'pause' && !report.pausable
          ? t('office.not_pausable')
          : outcome === 'ban' && ground === ''
            ? t('office.ground_missing')
            : null
  const impossible = obstacle !== null
  return (
    <NoteForm
      label={
        report.origin === 'machine'
          ? t('office.who_machine', { reported: report.reported })
          : t('office.who', { reported: report.reported, reporter: report.reporter })
      }
      note={{
        label: t('office.statement'),
        hint: t('office.statement_hint'),
        missing: t('refusals.statement_empty'),
        rows: 3,
        maxLength: 1000,
      }}
      button={{
        variant: outcome === 'ban' ? 'danger' : 'pine',
        children: outcome === 'ban' ? t('office.outcome.ban') : t('office.save'),
        loadingLabel: t('office.saving'),
        'aria-disabled': impossible || undefined,
        'aria-describedby': impossible ? unreachableId : undefined,
      }}
      send={(statement) =>
        ask({
          report: report.number,
          outcome,
          statement,
          ...(outcome === 'ban' && { for_deceiving: ground === 'deceiving' }),
        })
      }
      onSent={() => {
        toast.show({ text: t(`office.done.${outcome}`), tone: 'success' })
        onDecided()
      }}
    >
      <Segmented
        legend={t('office.decision')}
        options={outcomes.map((value) => ({ value, label: t(`office.outcome.${value}`) }))}
        value={outcome}
        onChange={(value) => setOutcome(value as (typeof outcomes)[number])}
      />
      {outcome === 'ban' && report.reachable ? (
        <Segmented
          legend={t('office.ground')}
          options={(['deceiving', 'other'] as const).map((value) => ({
            value,
            label: t(`office.ground_${value}`),
          }))}
          value={ground}
          onChange={(value) => setGround(value as 'deceiving' | 'other')}
        />
      ) : null}
      {impossible ? (
        <Alert tone="warn" id={unreachableId} announce>
          {obstacle}
        </Alert>
      ) : null}
      {outcome === 'pause' && !impossible ? (
        <Alert tone="info" announce>
          {t('office.pause_note', { days: pauseDays })}
        </Alert>
      ) : null}
      {outcome === 'ban' && !impossible && ground === 'deceiving' ? (
        <Alert tone="info" announce>
          {t('office.scam')}
        </Alert>
      ) : null}
    </NoteForm>
  )
}
