import { usePhrases } from '#platform/web/phrases/use-phrases.ts'
import { Button, Dialog } from '#ui/components/index.ts'
import type { en } from '../locales/en.ts'
import { type ReportableMessage, ReportForm } from './report-form.tsx'
import { type ReportTarget, useReport } from './use-report.ts'

interface ReportDialogProps {
  readonly target: ReportTarget
  /** The name of the reported person. */
  readonly name: string
  /** Whether the conversation has ended, in which case its latest messages are the evidence. */
  readonly ended?: boolean
  /** The member's latest messages, newest last; empty on a profile. */
  readonly messages?: readonly ReportableMessage[]
  /** The message the dialog was opened from. */
  readonly selected?: number | null
  readonly open: boolean
  readonly onClose: () => void
  /**
   * Opens the block dialog, offered after reporting; omitted where blocking is offered next to it.
   */
  readonly onBlock?: () => void
}

/**
 * Reports a member: reason, messages, a text; then shows the receipt number. Input is kept until
 * the report is filed.
 */
export function ReportDialog({
  target,
  name,
  ended = false,
  messages = [],
  selected = null,
  open,
  onClose,
  onBlock,
}: ReportDialogProps) {
  const t = usePhrases<typeof en>('reports')
  const report = useReport(target, selected)

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
      <ReportForm name={name} ended={ended} messages={messages} report={report} />
      {'member' in target ? (
        <p className="mt-4">
          <a
            className="link"
            href={`/complaints?about=${messages.length > 0 ? 'message' : 'profile'}&reference=${target.member}`}
          >
            {t('complain')}
          </a>
        </p>
      ) : null}
    </Dialog>
  )
}
