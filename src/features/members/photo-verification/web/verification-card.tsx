import { useFormat } from '#platform/web/phrases/use-format.ts'
import { usePhrases } from '#platform/web/phrases/use-phrases.ts'
import { RetryAlert, Skeleton, VerifiedTag } from '#ui/components/index.ts'
import { OwnCard } from '#features/members/profiles/web/index.ts'
import type { OwnVerification } from '../contract.ts'
import type { en } from '../locales/en.ts'
import { VerificationAskNotice } from './verification-ask-notice.tsx'
import { calls } from './calls.ts'

/** On the member's own profile: the state of their verification, leading to its page. */
export function VerificationCard() {
  const t = usePhrases<typeof en>('photo_verification')
  const { data, error, refetch } = calls.useCall('photo_verification.read_own', {})
  return (
    <OwnCard title={t('title')} href="/verification" action={t('line.look')}>
      {data ? <VerificationStatusText own={data} /> : null}
      {data === undefined && error === null ? (
        <Skeleton className="skeleton-md h-12 w-full" />
      ) : null}
      {data === undefined && error !== null ? (
        <RetryAlert retry={t('retry')} onRetry={refetch}>
          {t('failed')}
        </RetryAlert>
      ) : null}
    </OwnCard>
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
      {standing === 'verified' ? (
        <p>
          <VerifiedTag label={t('mark')} />
        </p>
      ) : null}
      <p className="text-ink-2">{t(`line.${standing}`, { date })}</p>
    </>
  )
}
