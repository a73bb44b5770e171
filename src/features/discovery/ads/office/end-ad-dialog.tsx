import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { usePhrases } from '#platform/web/phrases/use-phrases.ts'
import { AlertDialog, Button, useToast } from '#ui/components/index.ts'
import { useOnline } from '#platform/web/use-online.ts'
import type { en } from '../locales/en.ts'
import type { PlacedAd } from '../contract/office.ts'
import { calls } from './calls.ts'

interface EndDialogProps {
  /** The ad to be ended; null while there is none. */
  readonly ad: PlacedAd | null
  readonly onClose: () => void
}

/** Confirmation before an ad is ended, since it cannot be restarted. */
export function EndAdDialog({ ad, onClose }: EndDialogProps) {
  const t = usePhrases<typeof en>('ads')
  const toast = useToast()
  const cache = useQueryClient()
  const online = useOnline()
  const { ask, pending } = calls.useAction('ads.end_ad')
  const [problem, setProblem] = useState<string>()

  function close() {
    setProblem(undefined)
    onClose()
  }

  async function end() {
    if (ad === null) return
    const answer = await ask({ ad: ad.id })
    if (!answer.ok) return setProblem(answer.refusal.message)
    void cache.invalidateQueries({ queryKey: ['ads.list_placed'] })
    toast.show({ text: t('office.end_done'), tone: 'success' })
    close()
  }

  return (
    <AlertDialog
      open={ad !== null}
      onClose={close}
      title={t('office.end_title', { title: ad?.title ?? '' })}
      text={t('office.end_text')}
      problem={problem}
      actions={
        <>
          <Button variant="line" onClick={close}>
            {t('office.end_back')}
          </Button>
          <Button
            variant="danger"
            loading={pending}
            loadingLabel={t('office.ending')}
            disabledReason={online ? undefined : t('office.offline')}
            onClick={() => void end()}
          >
            {t('office.end')}
          </Button>
        </>
      }
    />
  )
}
