import { useState } from 'react'
import { Link } from 'react-router'
import { toDays } from '#kernel/duration.ts'
import { useFormat } from '#platform/web/phrases/use-format.ts'
import { usePhrases } from '#platform/web/phrases/use-phrases.ts'
import { Alert, Button, ButtonLink, Panel } from '#ui/components/index.ts'
import type { OwnVerification } from '../contract.ts'
import type { en } from '../locales/en.ts'
import { pictureRetentionDays, usualWaitWindow } from '../rules/durations.ts'
import { WithdrawDialog } from './withdraw-dialog.tsx'

interface WaitingPanelProps {
  readonly own: OwnVerification
  readonly onWithdrawn: () => void
}

/** Waiting for a reviewer: since when, the usual wait, and the button to withdraw. */
export function WaitingPanel({ own, onWithdrawn }: WaitingPanelProps) {
  const t = usePhrases<typeof en>('photo_verification')
  const format = useFormat()
  const [asking, setAsking] = useState(false)
  return (
    <Panel as="section" aria-labelledby="waiting" className="grid gap-4">
      <h2 id="waiting" className="type-h3">
        {t('waiting.title')}
      </h2>
      <p>{t('waiting.since', { date: own.since === null ? '' : format.date(own.since) })}</p>
      <p className="text-ink-2">
        {own.usual_hours === null
          ? t('waiting.unknown')
          : t('waiting.usual', { hours: own.usual_hours, days: toDays(usualWaitWindow.ms) })}
      </p>
      <p className="text-ink-2">{t('waiting.kept', { days: pictureRetentionDays })}</p>
      {own.main_photo === null ? (
        <Alert
          tone="warn"
          action={
            <ButtonLink as={Link} to="/profile#photos" size="sm">
              {t('before.to_photos')}
            </ButtonLink>
          }
        >
          {t('waiting.no_photo')}
        </Alert>
      ) : null}
      <div>
        <Button variant="line" onClick={() => setAsking(true)}>
          {t('waiting.withdraw')}
        </Button>
      </div>
      <WithdrawDialog
        of="waiting"
        open={asking}
        onClose={() => setAsking(false)}
        onDone={onWithdrawn}
      />
    </Panel>
  )
}
