import { usePhrases } from '#platform/web/phrases/use-phrases.ts'
import { Button, Dialog } from '#ui/components/index.ts'
import type { en } from '../locales/en.ts'
import { type ReportableMessage, ReportForm } from './report-form.tsx'
import { useReport } from './use-report.ts'

interface ReportDialogProps {
  readonly member: { readonly id: string; readonly name: string }
  /** Their latest messages, the newest last; none on a profile. */
  readonly messages?: readonly ReportableMessage[]
  /** The one it was opened from. */
  readonly pointed?: number | null
  readonly open: boolean
  readonly onClose: () => void
  /** The way on to blocking, offered once the report is there; left out where it stands beside. */
  readonly onBlock?: () => void
}

/** Reports somebody: why, which messages, one’s own words; then a receipt with its number. What was typed stays until it is there. */
export function ReportDialog({ member, messages = [], pointed = null, open, onClose, onBlock }: ReportDialogProps) {
  const t = usePhrases<typeof en>('reports')
  const report = useReport(member.id, pointed)
  const { name } = member

  function leave() {
    report.leave()
    onClose()
  }

  if (report.number !== undefined)
    return (
      <Dialog
        open={open}
        onClose={leave}
        title={t('done.title')}
        closeLabel={t('close')}
        actions={
          <>
            <Button variant="line" onClick={leave}>
              {t('done.enough')}
            </Button>
            {onBlock === undefined ? null : (
              <Button
                variant="danger"
                onClick={() => {
                  leave()
                  onBlock()
                }}
              >
                {t('done.block', { name })}
              </Button>
            )}
          </>
        }
      >
        <p role="status">{t('done.text', { name })}</p>
        <p className="mt-3">{t('done.number', { number: report.number })}</p>
      </Dialog>
    )
  return (
    <Dialog
      open={open}
      onClose={leave}
      title={t('title', { name })}
      closeLabel={t('close')}
      actions={
        <>
          <Button variant="line" onClick={leave}>
            {t('cancel')}
          </Button>
          <Button
            variant="pine"
            loading={report.pending}
            loadingLabel={t('sending')}
            onClick={() => void report.send(t('reason_wanted'))}
          >
            {t('send')}
          </Button>
        </>
      }
    >
      <ReportForm name={name} messages={messages} report={report} />
    </Dialog>
  )
}
