import { useState } from 'react'
import { useFormat } from '#platform/web/phrases/use-format.ts'
import { usePhrases } from '#platform/web/phrases/use-phrases.ts'
import { Button, Dialog, TextArea, useToast } from '#ui/components/index.ts'
import type { ClaimedPhoto } from '../contract.ts'
import type { en } from '../locales/en.ts'
import { calls } from './calls.ts'

interface SuspectDialogProps {
  readonly photo: ClaimedPhoto
  readonly onClose: () => void
  readonly onDone: () => void
}

/**
 * Opens a report about the owner of a copied photo, in the reviewer's words; the consequences are
 * stated in advance.
 */
export function SuspectDialog({ photo, onClose, onDone }: SuspectDialogProps) {
  const t = usePhrases<typeof en>('photo_moderation')
  const { list } = useFormat()
  const toast = useToast()
  const { ask, pending } = calls.useAction('photo_moderation.suspect_owner')
  const { name, copies } = photo
  const others = list(copies.map((copy) => t('copies.by', { name: copy.name, age: copy.age })))
  const [statement, setStatement] = useState(
    copies.length === 0
      ? t('copies.words_removed', { name })
      : t('copies.words_start', { name, others }),
  )
  const [error, setError] = useState<string>()

  async function send() {
    if (statement.trim() === '') return setError(t('refusals.statement_empty'))
    const answer = await ask({ photo: photo.id, statement })
    if (!answer.ok) return setError(answer.refusal.message)
    toast.show({ text: t('copies.done', { name }), tone: 'success' })
    onDone()
  }

  return (
    <Dialog
      open
      onClose={onClose}
      title={t('copies.suspect', { name })}
      closeLabel={t('copies.cancel')}
      actions={
        <>
          <Button variant="line" onClick={onClose}>
            {t('copies.cancel')}
          </Button>
          <Button loading={pending} loadingLabel={t('copies.sending')} onClick={() => void send()}>
            {t('copies.send')}
          </Button>
        </>
      }
    >
      <div className="grid gap-4">
        <p>{t('copies.suspect_hint', { name })}</p>
        <TextArea
          label={t('copies.words')}
          error={error}
          maxLength={500}
          value={statement}
          onChange={(event) => {
            setStatement(event.target.value)
            setError(undefined)
          }}
        />
      </div>
    </Dialog>
  )
}
