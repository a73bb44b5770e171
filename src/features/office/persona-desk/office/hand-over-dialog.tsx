import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { usePhrases } from '#platform/web/phrases/use-phrases.ts'
import { Button, Checkbox, Dialog, TextArea, useToast } from '#ui/components/index.ts'
import type { en } from '../locales/en.ts'
import { calls } from './calls.ts'

interface HandOverDialogProps {
  readonly conversation: string
  readonly open: boolean
  readonly onClose: () => void
  readonly onDone: () => void
}

/** Hands a conversation over to colleagues or to a lead, with a note. */
export function HandOverDialog({ conversation, open, onClose, onDone }: HandOverDialogProps) {
  const t = usePhrases<typeof en>('persona_desk')
  const toast = useToast()
  const cache = useQueryClient()
  const { ask, pending } = calls.useAction('persona_desk.hand_over')
  const [note, setNote] = useState('')
  const [forLead, setForLead] = useState(false)
  const [error, setError] = useState<string>()
  const id = useRef(crypto.randomUUID())

  async function leave() {
    if (note.trim() === '') return setError(t('refusals.note_empty'))
    const answer = await ask({ conversation, id: id.current, note, for_lead: forLead })
    if (!answer.ok) return setError(answer.refusal.message)
    toast.show({ text: t('handover.done'), tone: 'success' })
    void cache.invalidateQueries({ queryKey: ['persona_desk.list_waiting'] })
    onDone()
  }

  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={t('handover.title')}
      closeLabel={t('handover.cancel')}
      actions={
        <>
          <Button variant="line" onClick={onClose}>
            {t('handover.cancel')}
          </Button>
          <Button loading={pending} loadingLabel={t('thread.sending')} onClick={() => void leave()}>
            {t('thread.hand_over')}
          </Button>
        </>
      }
    >
      <div className="grid gap-4">
        <TextArea
          label={t('handover.note')}
          hint={t('handover.note_hint')}
          error={error}
          maxLength={500}
          value={note}
          onChange={(event) => {
            setNote(event.target.value)
            setError(undefined)
            id.current = crypto.randomUUID()
          }}
        />
        <Checkbox
          label={t('handover.for_lead')}
          checked={forLead}
          onChange={(event) => {
            setForLead(event.target.checked)
            id.current = crypto.randomUUID()
          }}
        />
      </div>
    </Dialog>
  )
}
