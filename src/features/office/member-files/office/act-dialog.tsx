import { type FormEvent, useState } from 'react'
import type { Locale } from '#kernel/locale.ts'
import { newId } from '#platform/web/new-id.ts'
import { useFormat } from '#platform/web/phrases/use-format.ts'
import { usePhrases } from '#platform/web/phrases/use-phrases.ts'
import { useOnline } from '#platform/web/use-online.ts'
import type { en as staffTexts } from '#features/members/staff/locales/en.ts'
import {
  actOutcomes,
  type ActOutcome,
  type Reason,
  reasons,
  suspensionDays,
} from '#features/safety/reports/index.ts'
import type { en as reportTexts } from '#features/safety/reports/locales/en.ts'
import {
  Alert,
  Button,
  Checkbox,
  Dialog,
  SelectField,
  TextArea,
  TextField,
  useToast,
} from '#ui/components/index.ts'
import type { FileView } from '../contract/file-view.ts'
import type { en } from '../locales/en.ts'
import { reportCalls } from './report-calls.ts'

interface ActDialogProps {
  readonly file: FileView
  readonly open: boolean
  readonly onClose: () => void
  readonly onDone: () => void
}

/** Warns, suspends or bans a member, with a reason drafted in their language. */
export function ActDialog({ file, open, onClose, onDone }: ActDialogProps) {
  const t = usePhrases<typeof en>('member_files')
  return (
    <Dialog open={open} onClose={onClose} title={t('act.title')} closeLabel={t('act.close')}>
      <ActForm file={file} onDone={onDone} />
    </Dialog>
  )
}

function ActForm({ file, onDone }: Pick<ActDialogProps, 'file' | 'onDone'>) {
  const t = usePhrases<typeof en>('member_files')
  const report = usePhrases<typeof reportTexts>('reports')
  const staff = usePhrases<typeof staffTexts>('staff')
  const { language } = useFormat()
  const online = useOnline()
  const toast = useToast()
  const [id] = useState(newId)
  const [outcome, setOutcome] = useState<ActOutcome>('warning')
  const [reason, setReason] = useState<Reason>('scam')
  const [days, setDays] = useState('7')
  const [written, setWritten] = useState<string>()
  const [deceiving, setDeceiving] = useState(false)
  const [problem, setProblem] = useState<{ field: string | undefined; message: string }>()
  const drafts = reportCalls.useCall('reports.list_templates', { locale: file.locale as Locale })
  const statement = written ?? drafts.data?.templates[reason] ?? ''
  const { ask, pending } = reportCalls.useAction('reports.act')

  async function submit(event: FormEvent) {
    event.preventDefault()
    const answer = await ask({
      member: file.member,
      id,
      outcome,
      reason,
      statement,
      ...(outcome === 'suspension' && { days: Number(days) }),
      ...(outcome === 'ban' && { for_deceiving: deceiving }),
    })
    if (!answer.ok)
      return setProblem({ field: answer.refusal.field, message: answer.refusal.message })
    const { proposed, number } = answer.value
    toast.show({ text: proposed ? t('act.proposed', { number }) : t('act.done') })
    onDone()
  }

  const errorOf = (field: string) => (problem?.field === field ? problem.message : undefined)
  return (
    <form noValidate className="grid gap-4" onSubmit={(event) => void submit(event)}>
      <p className="text-ink-2">{t('act.lead')}</p>
      <SelectField
        label={t('act.what')}
        options={actOutcomes.map((value) => ({ value, label: t(`act.outcomes.${value}`) }))}
        value={outcome}
        onChange={({ target }) => setOutcome(target.value as ActOutcome)}
      />
      {outcome === 'suspension' ? (
        <TextField
          label={t('act.days')}
          hint={t('act.days_hint', suspensionDays)}
          inputMode="numeric"
          maxLength={3}
          error={errorOf('days')}
          value={days}
          onChange={({ target }) => setDays(target.value)}
        />
      ) : null}
      <SelectField
        label={t('act.rule')}
        options={reasons.map((value) => ({ value, label: report(`reasons.${value}`) }))}
        value={reason}
        onChange={({ target }) => setReason(target.value as Reason)}
      />
      <TextArea
        label={t('act.statement', { language: language(file.locale) })}
        hint={t('act.statement_hint')}
        rows={4}
        maxLength={1000}
        error={errorOf('statement')}
        value={statement}
        onChange={({ target }) => setWritten(target.value)}
      />
      {outcome === 'ban' ? (
        <>
          <Checkbox
            label={t('act.deceiving')}
            checked={deceiving}
            onChange={({ target }) => setDeceiving(target.checked)}
          />
          <Alert tone="info">{t('act.ban_note')}</Alert>
        </>
      ) : null}
      {problem === undefined || problem.field !== undefined ? null : (
        <Alert tone="danger" announce>
          {problem.message}
        </Alert>
      )}
      <Button
        type="submit"
        variant={outcome === 'ban' ? 'danger' : undefined}
        loading={pending}
        loadingLabel={t('act.saving')}
        disabledReason={online ? undefined : staff('making.offline')}
      >
        {t('act.save')}
      </Button>
    </form>
  )
}
