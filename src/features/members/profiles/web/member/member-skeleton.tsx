import './member.css'
import { usePhrases } from '#platform/web/phrases/use-phrases.ts'
import { Skeleton } from '#ui/components/index.ts'
import type { en } from '../../locales/en.ts'

/** Skeleton of a member's page while it is loading. */
export function MemberSkeleton() {
  const t = usePhrases<typeof en>('profiles')
  return (
    <div className="member-waiting mx-auto" role="status" aria-label={t('member.loading')}>
      <Skeleton className="member-waiting-photo block aspect-portrait w-full" />
      <div className="member-waiting-text grid gap-4 px-5 pt-8">
        <Skeleton className="skeleton-md h-12 w-64" />
        <Skeleton className="skeleton-md h-5 w-80" />
        <Skeleton className="skeleton-md h-24 max-w-notice" />
      </div>
    </div>
  )
}
