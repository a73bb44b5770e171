import { useState } from 'react'
import { usePhrases } from '#platform/web/phrases/use-phrases.ts'
import { Button, useToast } from '#ui/components/index.ts'
import { ApprovalDecision, NoteForm } from '#features/members/staff/office/index.ts'
import type { ListedReport } from '../contract.ts'
import type { en } from '../locales/en.ts'
import { calls } from './calls.ts'

interface ClosedAccountProps {
  readonly report: ListedReport
  readonly onDone: () => void
}

/** Shows what waits for a second person, and the request to open a closed account again. */
export function ClosedAccount({ report, onDone }: ClosedAccountProps) {
  const requested = report.requests.some(({ kind }) => kind === 'reinstatement')
  return (
    <>
      {report.requests.map((request) => (
        <RequestDecision key={request.kind} report={report} request={request} onDone={onDone} />
      ))}
      {report.reinstatable && !requested ? (
        <ReinstatementForm report={report} onDone={onDone} />
      ) : null}
    </>
  )
}

function RequestDecision({
  report: { number },
  request: { kind, by, reason, credits, own },
  onDone,
}: ClosedAccountProps & { readonly request: ListedReport['requests'][number] }) {
  const t = usePhrases<typeof en>('reports')
  const { ask } = calls.useAction('reports.decide_request')
  return (
    <div className="grid gap-2">
      <p className="break-words whitespace-pre-line">
        {kind === 'refunds'
          ? t('office.requests.refunds', { name: by, credits: credits ?? 0 })
          : t('office.requests.reinstatement', { name: by, reason })}
      </p>
      <ApprovalDecision
        kind={`reports.${kind}`}
        subject={number}
        name={number}
        own={own}
        decide={async (approved) => {
          const answer = await ask({ report: number, request: kind, approved })
          if (answer.ok) onDone()
          return answer
        }}
      />
    </div>
  )
}

function ReinstatementForm({ report: { number, reported }, onDone }: ClosedAccountProps) {
  const t = usePhrases<typeof en>('reports')
  const toast = useToast()
  const { ask } = calls.useAction('reports.request_reinstatement')
  const [open, setOpen] = useState(false)
  if (!open)
    return (
      <Button variant="line" size="sm" className="justify-self-start" onClick={() => setOpen(true)}>
        {t('office.reinstate.ask')}
      </Button>
    )
  return (
    <NoteForm
      label={`${t('office.reinstate.ask')}: ${reported}`}
      note={{
        label: t('office.reinstate.reason'),
        hint: t('office.reinstate.hint'),
        missing: t('refusals.reason_empty'),
        rows: 3,
        maxLength: 1000,
      }}
      button={{
        variant: 'pine',
        children: t('office.reinstate.ask'),
        loadingLabel: t('office.reinstate.sending'),
      }}
      send={(reason) => ask({ report: number, reason })}
      onSent={() => {
        toast.show({ text: t('office.reinstate.sent'), tone: 'success' })
        onDone()
      }}
    />
  )
}
