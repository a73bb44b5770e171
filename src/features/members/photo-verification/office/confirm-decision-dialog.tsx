import { usePhrases } from '#platform/web/phrases/use-phrases.ts'
import { AlertDialog, Button } from '#ui/components/index.ts'
import type { en } from '../locales/en.ts'
import type { Finding } from '../rules/validate-decision.ts'

interface SureDialogProps {
  /** The decision to be confirmed; null while there is none. */
  readonly finding: Finding | null
  readonly pending: boolean
  readonly onClose: () => void
  readonly onSure: (finding: Finding) => void
}

/** Asks for confirmation: the picture is deleted with the decision, so it cannot be undone. */
export function ConfirmDecisionDialog({ finding, pending, onClose, onSure }: SureDialogProps) {
  const t = usePhrases<typeof en>('photo_verification')
  const declined = finding?.outcome === 'declined'
  return (
    <AlertDialog
      open={finding !== null}
      onClose={onClose}
      title={
        declined
          ? t('office.sure_declined')
          : t('office.sure_verified', {
              count: finding?.outcome === 'verified' ? finding.photos.length : 0,
            })
      }
      text={t(declined ? 'office.sure_declined_text' : 'office.sure_verified_text')}
      actions={
        <>
          <Button variant="line" onClick={onClose}>
            {t('office.back')}
          </Button>
          <Button
            loading={pending}
            loadingLabel={t('office.saving')}
            onClick={() => (finding === null ? undefined : onSure(finding))}
          >
            {t(declined ? 'office.decline' : 'office.verify')}
          </Button>
        </>
      }
    >
      {finding?.outcome === 'declined' ? (
        <blockquote className="well mt-3 p-4">{t(`reasons.${finding.reason}`)}</blockquote>
      ) : null}
    </AlertDialog>
  )
}
