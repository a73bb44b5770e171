import { Link } from 'react-router'
import { useFormat } from '#platform/web/phrases/use-format.ts'
import { usePhrases } from '#platform/web/phrases/use-phrases.ts'
import { ButtonLink, RetryAlert, Skeleton, VerifiedTag } from '#ui/components/index.ts'
import type { OwnVerification } from '../contract.ts'
import type { en } from '../locales/en.ts'
import { VerificationAskNotice } from './verification-ask-notice.tsx'
import { calls } from './calls.ts'

/**
 * Below the member's own photos: the state of their verification and a link to its page. Its
 * heading is an h3.
 */
export function VerificationSummary() {
  const t = usePhrases<typeof en>('photo_verification')
  const { data, error, refetch } = calls.useCall('photo_verification.read_own', {})
  return (
    <div className="divider-above grid gap-3 pt-5">
      <h3 className="type-title">
        {data?.standing === 'verified' ? <VerifiedTag label={t('mark')} /> : t('title')}
      </h3>
      {data ? <VerificationStatusText own={data} /> : null}
      {data === undefined && error === null ? (
        <Skeleton className="skeleton-md h-12 w-full" />
      ) : null}
      {data === undefined && error !== null ? (
        <RetryAlert retry={t('retry')} onRetry={refetch}>
          {t('failed')}
        </RetryAlert>
      ) : null}
    </div>
  )
}

function VerificationStatusText({ own }: { readonly own: OwnVerification }) {
  const t = usePhrases<typeof en>('photo_verification')
  const format = useFormat()
  const { standing, since, asked } = own
  const date = since === null ? '' : format.date(since)
  return (
    <>
      {asked ? <VerificationAskNotice /> : null}
      <p className="text-ink-2">{t(`line.${standing}`, { date })}</p>
      <div>
        <ButtonLink as={Link} to="/verification" variant="line" size="sm">
          {t(standing === 'waiting' || standing === 'verified' ? 'line.look' : 'line.start')}
        </ButtonLink>
      </div>
    </>
  )
}
