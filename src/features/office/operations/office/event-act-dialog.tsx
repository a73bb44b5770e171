import { useQueryClient } from '@tanstack/react-query'
import { usePhrases } from '#platform/web/phrases/use-phrases.ts'
import { Dialog, useToast } from '#ui/components/index.ts'
import type { en } from '../locales/jobs/en.ts'
import { calls } from './calls.ts'
import { ReasonForm } from './reason-form.tsx'

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
  const toast = useToast()
  const cache = useQueryClient()
  const retry = calls.useAction('jobs.retry_events')
  const drop = calls.useAction('jobs.drop_events')

  async function send(reason: string) {
    const answer = await (act === 'retry' ? retry : drop).ask({ events: [...events], reason })
    if (!answer.ok) return answer.refusal
    const { count } = answer.value
    toast.show({ text: t(act === 'retry' ? 'failed.retried' : 'failed.dropped', { count }) })
    for (const name of ['jobs.list_failed_events', 'jobs.count_failed_events', 'jobs.list'])
      void cache.invalidateQueries({ queryKey: [name] })
    onDone()
    return null
  }

  return (
    <ReasonForm
      text={t(act === 'drop' ? 'failed.drop_text' : 'failed.retry_text')}
      labels={{
        reason: t('failed.reason'),
        hint: t('failed.reason_hint'),
        missing: t('failed.reason_missing'),
        working: t('failed.working'),
        submit: t(act === 'drop' ? 'failed.drop' : 'failed.retry'),
      }}
      danger={act === 'drop'}
      pending={retry.pending || drop.pending}
      onSend={send}
    />
  )
}
