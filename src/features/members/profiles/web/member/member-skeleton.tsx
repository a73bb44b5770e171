import { usePhrases } from '#platform/web/phrases/use-phrases.ts'
import { Skeleton } from '#ui/components/index.ts'
import type { en } from '../../locales/en.ts'

/** Skeleton of a member's page while it is loading. */
export function MemberSkeleton() {
  const t = usePhrases<typeof en>('profiles')
  return (
    <div className="mx-auto max-w-[80rem] lg:px-10 lg:pt-15" role="status" aria-label={t('member.loading')}>
      <Skeleton className="block aspect-[4/5] w-full md:aspect-auto md:h-[35rem] md:rounded-xl" />
      <div className="grid gap-4 px-5 pt-8 lg:px-0">
        <Skeleton className="h-12 w-64 rounded-md" />
        <Skeleton className="h-5 w-80 rounded-md" />
        <Skeleton className="h-24 max-w-[36rem] rounded-md" />
      </div>
    </div>
  )
}
