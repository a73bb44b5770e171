import { useId } from 'react'
import { usePhrases } from '#platform/web/phrases/use-phrases.ts'
import { Alert, Checkbox, Radio, TextArea } from '#ui/components/index.ts'
import type { en } from '../locales/en.ts'
import { reasons, reportLimits } from '../rules/reasons.ts'
import type { ReportState } from './use-report.ts'

/** A message that can be selected as evidence. */
export interface ReportableMessage {
  readonly seq: number
  readonly text: string
}

interface ReportFormProps {
  readonly name: string
  readonly ended: boolean
  readonly messages: readonly ReportableMessage[]
  readonly report: ReportState
}

/** Form for the reason, the messages and the reporter's text. */
export function ReportForm({ name, ended, messages, report }: ReportFormProps) {
  const t = usePhrases<typeof en>('reports')
  const { reason, problem } = report
  return (
    <div className="grid gap-5">
      <p>{t('lead', { name })}</p>
      <Reasons report={report} />
      {messages.length > 0 ? (
        <fieldset className="grid gap-2">
          <legend className="mb-2 font-semibold">{t('messages')}</legend>
          {messages.map(({ seq, text }) => (
            <Checkbox
              key={seq}
              label={<span className="line-clamp-2 break-words">{text}</span>}
              checked={report.messages.includes(seq)}
              onChange={(event) => report.selectMessage(seq, event.target.checked)}
            />
          ))}
        </fieldset>
      ) : null}
      <TextArea
        label={t('words')}
        optionalLabel={reason === 'other' ? undefined : t('optional')}
        maxLength={reportLimits.details}
        value={report.details}
        error={problem?.field === 'details' ? problem.text : undefined}
        onChange={(event) => report.write(event.target.value)}
      />
      <p className="text-muted">{ended ? t('kept_ended') : t('kept')}</p>
      {problem !== undefined && problem.field !== 'reason' && problem.field !== 'details' ? (
        <Alert tone="danger" announce>
          {problem.text}
        </Alert>
      ) : null}
    </div>
  )
}

function Reasons({ report: { reason, problem, chooseReason } }: Pick<ReportFormProps, 'report'>) {
  const t = usePhrases<typeof en>('reports')
  const group = useId()
  return (
    <fieldset className="grid gap-2">
      <legend className="mb-2 font-semibold">{t('reason')}</legend>
      {reasons.map((one) => (
        <Radio
          key={one}
          name={group}
          label={t(`reasons.${one}`)}
          checked={reason === one}
          onChange={() => chooseReason(one)}
        />
      ))}
      {problem?.field === 'reason' ? (
        <Alert tone="danger" announce>
          {problem.text}
        </Alert>
      ) : null}
    </fieldset>
  )
}
