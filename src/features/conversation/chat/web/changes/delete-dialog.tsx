import { useState } from 'react'
import { usePhrases } from '#platform/web/phrases/use-phrases.ts'
import { AlertDialog, Button } from '#ui/components/index.ts'
import type { Message } from '../../contract/chat.ts'
import type { en } from '../../locales/message-changes/en.ts'
import { reportableDays } from '../../rules/sealed-until.ts'
import { useChange } from './use-change.ts'

interface DeleteDialogProps {
  readonly conversation: string
  readonly message: Message
  readonly name: string
  /** Whether the reader knows that it was read. */
  readonly read: boolean
  readonly onClose: () => void
}

/** Asks before a message is deleted, and says what happens to its price (BEY-26). */
export function DeleteDialog({ conversation, message, name, read, onClose }: DeleteDialogProps) {
  const t = usePhrases<typeof en>('message_changes')
  const { remove, pending } = useChange(conversation)
  const [problem, setProblem] = useState<string>()
  const credits = message.credits ?? 0

  async function submit() {
    const failed = await remove(message.seq, credits > 0)
    setProblem(failed)
    if (failed === undefined) onClose()
  }

  return (
    <AlertDialog
      open
      onClose={onClose}
      title={t('delete_title')}
      text={
        <div className="grid gap-3">
          <p>{t('delete_both', { name, days: reportableDays })}</p>
          <p>
            {credits === 0
              ? t('delete_free')
              : read
                ? t('delete_read', { name, credits })
                : t('delete_paid', { name, credits })}
          </p>
        </div>
      }
      problem={problem}
      actions={
        <>
          <Button variant="line" onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button
            variant="danger"
            loading={pending}
            loadingLabel={t('deleting')}
            onClick={() => void submit()}
          >
            {t('delete')}
          </Button>
        </>
      }
    />
  )
}
