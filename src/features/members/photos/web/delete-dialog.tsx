import { usePhrases } from '#platform/web/phrases/use-phrases.ts'
import { AlertDialog, Button } from '#ui/components/index.ts'
import type { OwnPhoto } from '../contract.ts'
import type { en } from '../locales/en.ts'

interface DeleteDialogProps {
  readonly photo: OwnPhoto | undefined
  readonly pending: boolean
  readonly problem: string | undefined
  readonly onDelete: () => void
  readonly onClose: () => void
}

/** Confirms the deletion of a photo, and explains the consequences of having no main photo. */
export function DeleteDialog({ photo, pending, problem, onDelete, onClose }: DeleteDialogProps) {
  const t = usePhrases<typeof en>('photos')
  return (
    <AlertDialog
      open={photo !== undefined}
      onClose={onClose}
      locked={pending}
      title={t('manage.delete_title')}
      text={t(photo?.main ? 'manage.delete_main' : 'manage.delete_text')}
      actions={
        <>
          <Button variant="line" onClick={onClose}>
            {t('manage.keep')}
          </Button>
          <Button variant="danger" loading={pending} onClick={onDelete}>
            {t('manage.delete')}
          </Button>
        </>
      }
      problem={problem}
    >
      {photo?.main && photo.verified ? <p>{t('manage.delete_verified')}</p> : null}
    </AlertDialog>
  )
}
