import type { ReactNode } from 'react'
import { usePhrases } from '#platform/web/phrases/use-phrases.ts'
import { Button, ErrorState, Skeleton } from '#ui/components/index.ts'
import type { OwnProfile } from '../../contract/profiles.ts'
import type { en } from '../../locales/en.ts'
import { calls } from '../calls.ts'

/**
 * Renders content with the member's own profile; until it is loaded, shows the loading state or the
 * error.
 */
export function WithOwnProfile({
  children,
}: {
  readonly children: (own: OwnProfile) => ReactNode
}) {
  const t = usePhrases<typeof en>('profiles')
  const { data: own, error, refetch } = calls.useCall('profiles.read_own', {})
  if (own) return children(own)
  if (error)
    return (
      <ErrorState
        title={t('own.failed')}
        text={error.refusal.message}
        action={<Button onClick={() => void refetch()}>{t('member.retry')}</Button>}
      />
    )
  return (
    <div className="mt-6 grid gap-6" role="status" aria-label={t('own.loading')}>
      <Skeleton className="skeleton-xl h-64 w-full" />
      <Skeleton className="skeleton-xl h-64 w-full" />
    </div>
  )
}
