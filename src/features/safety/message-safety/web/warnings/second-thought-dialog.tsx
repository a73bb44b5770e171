import { usePhrases } from '#platform/web/phrases/use-phrases.ts'
import { AlertDialog, Button } from '#ui/components/index.ts'
import type { en } from '../../locales/warnings/en.ts'

interface SecondThoughtDialogProps {
  /** Why the member is asked; null while the dialog is closed. */
  readonly thought: keyof (typeof en)['think'] | null
  readonly name: string
  readonly onEdit: () => void
  readonly onSend: () => void
}

/**
 * Asks once before sending a message that is hurtful or gives away contact details. It never blocks
 * sending, and the text is kept.
 */
export function SecondThoughtDialog({ thought, name, onEdit, onSend }: SecondThoughtDialogProps) {
  const t = usePhrases<typeof en>('warnings')
  return (
    <AlertDialog
      open={thought !== null}
      onClose={onEdit}
      title={t('think_title')}
      closeLabel={t('edit')}
      text={thought === null ? null : <p>{t(`think.${thought}`, { name })}</p>}
      actions={
        <>
          <Button variant="line" onClick={onEdit}>
            {t('edit')}
          </Button>
          <Button variant="line" onClick={onSend}>
            {t('send')}
          </Button>
        </>
      }
    />
  )
}
