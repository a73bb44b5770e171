import { usePhrases } from '#platform/web/phrases/use-phrases.ts'
import { AlertDialog, Button } from '#ui/components/index.ts'
import type { OwnPhoto } from '../../contract.ts'
import type { en } from '../../locales/en.ts'

interface PrivateDialogProps {
  readonly photo: OwnPhoto | undefined
  /** The readers of private photos on this site in addition to members with access. */
  readonly privatePhotos: 'granted' | 'premium'
  readonly pending: boolean
  readonly problem: string | undefined
  readonly onChange: () => void
  readonly onClose: () => void
}

/** Explains who will see a photo once it is private, or public again, and asks for confirmation. */
export function PrivateDialog({
  photo,
  privatePhotos,
  pending,
  problem,
  onChange,
  onClose,
}: PrivateDialogProps) {
  const t = usePhrases<typeof en>('photos')
  const hide = photo?.private !== true
  return (
    <AlertDialog
      open={photo !== undefined}
      onClose={onClose}
      locked={pending}
      title={t(hide ? 'manage.private_title' : 'manage.open_title')}
      text={t(
        hide
          ? privatePhotos === 'premium'
            ? 'manage.private_text_premium'
            : 'manage.private_text'
          : 'manage.open_text',
      )}
      actions={
        <>
          <Button variant="line" onClick={onClose}>
            {t('manage.cancel')}
          </Button>
          <Button loading={pending} onClick={onChange}>
            {t(hide ? 'manage.make_private' : 'manage.make_open')}
          </Button>
        </>
      }
      problem={problem}
    />
  )
}
