import { useState } from 'react'
import type { Translate } from '#platform/web/page.ts'
import { Link } from 'react-router'
import { usePhrases } from '#platform/web/phrases/use-phrases.ts'
import { RetryState, Skeleton, Alert } from '#ui/components/index.ts'
import type { OwnVerification } from '../contract.ts'
import type { en } from '../locales/en.ts'
import { pictureRetentionDays } from '../rules/durations.ts'
import { VerificationAskNotice } from './verification-ask-notice.tsx'
import { calls } from './calls.ts'
import { StartPanel } from './start-panel.tsx'
import { VerifiedPanel } from './verified-panel.tsx'
import { WaitingPanel } from './waiting-panel.tsx'
import { useFormat } from '#platform/web/phrases/use-format.ts'

export { loadVerification as load } from './load-verification.ts'

/** /verification: members have their photos compared by a person and see the outcome (BEY-14). */
export function Page() {
  const t = usePhrases<typeof en>('photo_verification')
  const { data, error, refetch } = calls.useCall('photo_verification.read_own', {})
  return (
    <div className="wrap page">
      <div className="max-w-text mx-auto grid gap-6">
        <h1 className="type-h1" tabIndex={-1}>
          {t('title')}
        </h1>
        {data ? <VerificationState own={data} /> : null}
        {data === undefined && error === null ? (
          <Skeleton className="skeleton-xl h-64 w-full" />
        ) : null}
        {data === undefined && error !== null ? (
          <RetryState
            title={t('failed')}
            text={error.refusal.message}
            retry={t('retry')}
            onRetry={() => refetch()}
          />
        ) : null}
      </div>
    </div>
  )
}

function VerificationState({ own }: { readonly own: OwnVerification }) {
  const t = usePhrases<typeof en>('photo_verification')
  const [said, say] = useState<string>()
  return (
    <>
      <p className="sr-only" role="status">
        {said}
      </p>
      {own.asked ? <VerificationAskNotice /> : null}
      {own.standing === 'waiting' ? (
        <WaitingPanel own={own} onWithdrawn={() => say(t('waiting.withdrawn'))} />
      ) : own.standing === 'verified' ? (
        <VerifiedPanel own={own} onGivenUp={() => say(t('verified.given_up'))} />
      ) : (
        <>
          <p className="type-lead text-ink-2">{t('lead')}</p>
          <LastOutcome own={own} />
          <StartPanel own={own} onSent={() => say(t('sent'))} />
        </>
      )}
    </>
  )
}

export function title(translate: Translate): string {
  return translate('photo_verification.title')
}

/**
 * The outcome of the last attempt if there is no mark or it has ended, with the reason and advice.
 */
function LastOutcome({ own: { standing, since, reason } }: { readonly own: OwnVerification }) {
  const t = usePhrases<typeof en>('photo_verification')
  const format = useFormat()
  const date = since === null ? '' : format.date(since)
  if (standing === 'declined' && reason !== null)
    return (
      <Alert tone="warn">
        <b className="block">{t('declined.title', { date })}</b>
        {t(`reasons.${reason}`)} {t('declined.again')}{' '}
        <Link className="link" to="/complaints">
          {t('declined.appeal')}
        </Link>
      </Alert>
    )
  if (standing === 'lapsed' || standing === 'ended')
    return <Alert>{t(`${standing}.text`, { date, days: pictureRetentionDays })}</Alert>
  return null
}
