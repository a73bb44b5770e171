import { useId, useState } from 'react'
import { newId } from '#platform/web/new-id.ts'
import { usePhrases } from '#platform/web/phrases/use-phrases.ts'
import { Alert, Button, Checkbox, Dialog, Radio, TextArea } from '#platform/web/ui/index.ts'
import type { en } from '../locales/en.ts'
import { type Reason, reasons, reportLimits } from '../rules/reasons.ts'
import { calls } from './calls.ts'

/** A message that can be pointed at. */
export interface ReportableMessage {
  readonly seq: number
  readonly text: string
}

interface ReportDialogProps {
  readonly member: { readonly id: string; readonly name: string }
  /** Their latest messages, the newest last; none on a profile. */
  readonly messages?: readonly ReportableMessage[]
  /** The one it was opened from. */
  readonly pointed?: number | null
  readonly open: boolean
  readonly onClose: () => void
  /** The way on to blocking, offered once the report is there; left out where it stands beside. */
  readonly onBlock?: () => void
}

/** Reports somebody: why, which messages, one’s own words; then a receipt with its number. What was typed stays until it is there. */
export function ReportDialog({ member, messages = [], pointed = null, open, onClose, onBlock }: ReportDialogProps) {
  const t = usePhrases<typeof en>('reports')
  const { ask, pending } = calls.useAction('reports.file')
  const group = useId()
  const [id, setId] = useState(newId)
  const [reason, setReason] = useState<Reason>()
  const [words, setWords] = useState('')
  const [chosen, setChosen] = useState<readonly number[]>()
  const [problem, setProblem] = useState<{ field: string | undefined; text: string }>()
  const [number, setNumber] = useState<string>()
  const pointedAt = chosen ?? (pointed === null ? [] : [pointed])

  function leave() {
    if (number !== undefined) {
      setId(newId())
      setReason(undefined)
      setWords('')
      setNumber(undefined)
    }
    setChosen(undefined)
    setProblem(undefined)
    onClose()
  }

  async function send() {
    if (pending) return
    if (reason === undefined) return setProblem({ field: 'reason', text: t('reason_wanted') })
    setProblem(undefined)
    const answer = await ask({ member: member.id, id, reason, words, messages: [...pointedAt] })
    if (answer.ok) setNumber(answer.value.number)
    else setProblem({ field: answer.refusal.field, text: answer.refusal.message })
  }

  if (number !== undefined)
    return (
      <Dialog
        open={open}
        onClose={leave}
        title={t('done.title')}
        closeLabel={t('close')}
        actions={
          <>
            <Button variant="line" onClick={leave}>
              {t('done.enough')}
            </Button>
            {onBlock === undefined ? null : (
              <Button
                variant="danger"
                onClick={() => {
                  leave()
                  onBlock()
                }}
              >
                {t('done.block', { name: member.name })}
              </Button>
            )}
          </>
        }
      >
        <p role="status">{t('done.text', { name: member.name })}</p>
        <p className="mt-3">{t('done.number', { number })}</p>
      </Dialog>
    )
  return (
    <Dialog
      open={open}
      onClose={leave}
      title={t('title', { name: member.name })}
      closeLabel={t('close')}
      actions={
        <>
          <Button variant="line" onClick={leave}>
            {t('cancel')}
          </Button>
          <Button variant="pine" loading={pending} loadingLabel={t('sending')} onClick={() => void send()}>
            {t('send')}
          </Button>
        </>
      }
    >
      <div className="grid gap-5">
        <p>{t('lead', { name: member.name })}</p>
        <fieldset className="grid gap-2">
          <legend className="mb-2 font-semibold">{t('reason')}</legend>
          {reasons.map((one) => (
            <Radio
              key={one}
              name={group}
              label={t(`reasons.${one}`)}
              checked={reason === one}
              onChange={() => {
                setReason(one)
                setProblem(undefined)
              }}
            />
          ))}
          {problem?.field === 'reason' ? (
            <Alert tone="danger" announce>
              {problem.text}
            </Alert>
          ) : null}
        </fieldset>
        {messages.length > 0 ? (
          <fieldset className="grid gap-2">
            <legend className="mb-2 font-semibold">{t('messages')}</legend>
            {messages.map(({ seq, text }) => (
              <Checkbox
                key={seq}
                label={<span className="line-clamp-2 break-words">{text}</span>}
                checked={pointedAt.includes(seq)}
                onChange={(event) =>
                  setChosen(event.target.checked ? [...pointedAt, seq] : pointedAt.filter((other) => other !== seq))
                }
              />
            ))}
          </fieldset>
        ) : null}
        <TextArea
          label={t('words')}
          optionalLabel={reason === 'other' ? undefined : t('optional')}
          maxLength={reportLimits.letters}
          value={words}
          error={problem?.field === 'words' ? problem.text : undefined}
          onChange={(event) => {
            setWords(event.target.value)
            setProblem(undefined)
          }}
        />
        <p className="text-muted">{t('kept')}</p>
        {problem !== undefined && problem.field !== 'reason' && problem.field !== 'words' ? (
          <Alert tone="danger" announce>
            {problem.text}
          </Alert>
        ) : null}
      </div>
    </Dialog>
  )
}
