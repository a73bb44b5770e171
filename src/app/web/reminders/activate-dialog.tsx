import { Link } from 'react-router'
import { usePhrases } from '#platform/web/phrases/use-phrases.ts'
import { Button, ButtonLink, Dialog } from '#ui/components/index.ts'
import type { en } from './locales/en.ts'

/** The activation reminder as a dialog, for members who have just signed up on a phone (NAV-04). */
export function ActivateDialog({ onClose }: { readonly onClose: () => void }) {
  const t = usePhrases<typeof en>('reminders')
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('activate.title')}
      closeLabel={t('close')}
      actions={
        <>
          <Button variant="line" onClick={onClose}>
            {t('later')}
          </Button>
          <ButtonLink as={Link} to="/complete-signup" onClick={onClose}>
            {t('activate.action')}
          </ButtonLink>
        </>
      }
    >
      <p>{t('activate.text')}</p>
    </Dialog>
  )
}
