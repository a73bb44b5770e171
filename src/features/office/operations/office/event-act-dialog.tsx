import { useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useRef, useState } from 'react'
import type { RefusalAnswer } from '#platform/web/api/answer.ts'
import { splitFieldErrors } from '#platform/web/api/split-field-errors.ts'
import { usePhrases } from '#platform/web/phrases/use-phrases.ts'
import { useOnline } from '#platform/web/use-online.ts'
import { Alert, Button, Dialog, TextField, useToast } from '#ui/components/index.ts'
import type { en as staffTexts } from '#features/members/staff/locales/en.ts'
import type { en } from '../locales/jobs/en.ts'
import { maxReasonLength } from '../rules/limits.ts'
import { calls } from './calls.ts'

export type EventAct = 'retry' | 'drop'

interface EventActDialogProps {
  /** Null while the dialog is closed. */
  readonly act: EventAct | null
  readonly events: readonly string[]
  readonly onClose: () => void
  readonly onDone: () => void
}

/** Asks for a reason before failed events are retried or dropped, and says what that means. */
export function EventActDialog({ act, events, onClose, onDone }: EventActDialogProps) {
  const t = usePhrases<typeof en>('jobs')
  return (
    <Dialog
      open={act !== null}
      onClose={onClose}
      title={t(act === 'drop' ? 'failed.drop_title' : 'failed.retry_title', {
        count: events.length,
      })}
      closeLabel={t('failed.close')}
    >
      {act === null ? null : <EventActForm act={act} events={events} onDone={onDone} />}
    </Dialog>
  )
}

function EventActForm({
  act,
  events,
  onDone,
}: Pick<EventActDialogProps, 'events' | 'onDone'> & { readonly act: EventAct }) {
  const t = usePhrases<typeof en>('jobs')
  const staff = usePhrases<typeof staffTexts>('staff')
  const online = useOnline()
  const toast = useToast()
  const cache = useQueryClient()
  const retry = calls.useAction('jobs.retry_events')
  const drop = calls.useAction('jobs.drop_events')
  const [reason, setReason] = useState('')
  const [missing, setMissing] = useState(false)
  const [refusal, setRefusal] = useState<RefusalAnswer | null>(null)
  const field = useRef<HTMLInputElement>(null)
  const { of: errors, whole } = splitFieldErrors(refusal)

  async function submit(event: FormEvent) {
    event.preventDefault()
    setMissing(reason.trim() === '')
    if (reason.trim() === '') return field.current?.focus()
    const answer = await (act === 'retry' ? retry : drop).ask({
      events: [...events],
      reason: reason.trim(),
    })
    setRefusal(answer.ok ? null : answer.refusal)
    if (!answer.ok) return
    const { count } = answer.value
    toast.show({ text: t(act === 'retry' ? 'failed.retried' : 'failed.dropped', { count }) })
    for (const name of ['jobs.list_failed_events', 'jobs.count_failed_events', 'jobs.list'])
      void cache.invalidateQueries({ queryKey: [name] })
    onDone()
  }

  return (
    <form noValidate className="grid gap-4" onSubmit={(event) => void submit(event)}>
      <p className="text-ink-2">{t(act === 'drop' ? 'failed.drop_text' : 'failed.retry_text')}</p>
      <TextField
        ref={field}
        label={t('failed.reason')}
        hint={t('failed.reason_hint')}
        maxLength={maxReasonLength}
        error={missing ? t('failed.reason_missing') : errors.reason}
        value={reason}
        onChange={({ target }) => {
          setReason(target.value)
          setMissing(false)
        }}
      />
      {whole === null ? null : (
        <Alert tone="danger" announce>
          {whole}
        </Alert>
      )}
      <Button
        type="submit"
        variant={act === 'drop' ? 'danger' : 'pine'}
        loading={retry.pending || drop.pending}
        loadingLabel={t('failed.working')}
        disabledReason={online ? undefined : staff('making.offline')}
      >
        {t(act === 'drop' ? 'failed.drop' : 'failed.retry')}
      </Button>
    </form>
  )
}
