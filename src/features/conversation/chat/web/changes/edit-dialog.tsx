import { useState } from 'react'
import { isBlank } from '#kernel/is-blank.ts'
import { newId } from '#platform/web/new-id.ts'
import { usePhrases } from '#platform/web/phrases/use-phrases.ts'
import { Alert, Button, Dialog, TextArea } from '#ui/components/index.ts'
import { SecondThoughtDialog } from '#features/safety/message-safety/web/index.ts'
import type { Cost, Message, Partner } from '../../contract/chat.ts'
import type { en as chatEn } from '../../locales/en.ts'
import type { en } from '../../locales/message-changes/en.ts'
import { useSecondThought } from '../composer/use-second-thought.ts'
import { useChange } from './use-change.ts'

interface EditDialogProps {
  readonly conversation: string
  readonly message: Message
  readonly profile: Partner
  readonly cost: Cost
  /** Number of messages in the conversation. */
  readonly before: number
  readonly onClose: () => void
}

/** Edits a text, and says that it is free and what its recipient sees (BEY-26). */
export function EditDialog({
  conversation,
  message,
  profile,
  cost,
  before,
  onClose,
}: EditDialogProps) {
  const t = usePhrases<typeof en>('message_changes')
  const tChat = usePhrases<typeof chatEn>('chat')
  const { edit, pending } = useChange(conversation)
  const second = useSecondThought({ profile, cost: { ...cost, next: 'free' }, before })
  const [text, setText] = useState(message.text)
  const [problem, setProblem] = useState<string>()
  // A retry of the same text has the same id, so that it is stored once.
  const [attempt, setAttempt] = useState({ text: '', id: '' })
  const name = profile.name ?? tChat('member_gone')
  const body = text.trim()
  const over = Math.max(0, body.length - cost.message_length)

  async function save() {
    const current = attempt.text === body ? attempt : { text: body, id: newId() }
    setAttempt(current)
    const failed = await edit(message.seq, current)
    setProblem(failed)
    if (failed === undefined) onClose()
  }

  return (
    <>
      <Dialog
        open
        onClose={onClose}
        title={t('edit_title')}
        closeLabel={t('close')}
        actions={
          <>
            <Button variant="line" onClick={onClose}>
              {t('cancel')}
            </Button>
            <Button
              loading={pending}
              loadingLabel={t('saving')}
              disabled={isBlank(text) || over > 0}
              onClick={() => void second.before(body, () => void save())}
            >
              {t('save')}
            </Button>
          </>
        }
      >
        <TextArea
          label={t('edit_label')}
          rows={5}
          value={text}
          error={over > 0 ? tChat('composer.too_long', { over }) : undefined}
          onChange={(event) => {
            setText(event.target.value)
            second.prepare()
          }}
        />
        <p className="mt-3 text-muted">{t('edit_price', { name })}</p>
        {problem ? (
          <Alert tone="danger" announce>
            {problem}
          </Alert>
        ) : null}
      </Dialog>
      <SecondThoughtDialog
        thought={second.thought}
        name={name}
        onEdit={second.forget}
        onSend={() => {
          second.forget()
          void save()
        }}
      />
    </>
  )
}
