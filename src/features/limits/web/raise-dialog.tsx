import { useFormat } from '#platform/web/phrases/use-format.ts'
import { usePhrases } from '#platform/web/phrases/use-phrases.ts'
import { AlertDialog, Button } from '#platform/web/ui/index.ts'
import type { en } from '../locales/en.ts'

interface RaiseDialogProps {
  /** The amount wished for; null while nothing is asked. */
  readonly asked: number | null
  /** The site's own limit. */
  readonly cap: number
  readonly currency: string
  readonly pending: boolean
  readonly onClose: () => void
  readonly onYes: (minor: number) => void
}

/** Asks once more before somebody goes above the site's own limit; both answers are as large as each other. */
export function RaiseDialog({ asked, cap, currency, pending, onClose, onYes }: RaiseDialogProps) {
  const t = usePhrases<typeof en>('limits')
  const { money } = useFormat()
  const amounts = { cap: money(cap, currency), limit: money(asked ?? 0, currency) }
  return (
    <AlertDialog
      open={asked !== null}
      onClose={onClose}
      locked={pending}
      title={t('own.ask_title', amounts)}
      text={t('own.ask_text', amounts)}
      actions={
        <>
          <Button variant="line" onClick={onClose}>
            {t('own.ask_no')}
          </Button>
          <Button
            variant="line"
            loading={pending}
            loadingLabel={t('own.saving')}
            onClick={() => asked !== null && onYes(asked)}
          >
            {t('own.ask_yes', amounts)}
          </Button>
        </>
      }
    />
  )
}
