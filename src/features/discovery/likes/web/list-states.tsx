import type { CallRefused } from '#platform/web/api/answer.ts'
import { usePhrases } from '#platform/web/phrases/use-phrases.ts'
import { ProfileCardSkeleton, RetryState } from '#ui/components/index.ts'
import type { en } from '../locales/en.ts'

/** The skeleton of a list that is loading. */
export function LikesSkeleton() {
  const t = usePhrases<typeof en>('likes')
  return (
    <div role="status" aria-label={t('loading')}>
      <div className="people mt-5" aria-hidden="true">
        {Array.from({ length: 8 }, (_, at) => (
          <ProfileCardSkeleton key={at} />
        ))}
      </div>
    </div>
  )
}

interface FailedLikesProps {
  readonly error: CallRefused
  readonly busy: boolean
  readonly onRetry: () => void
}

/** A list that couldn't be loaded, never shown as an empty one. */
export function LikesError({ error, busy, onRetry }: FailedLikesProps) {
  const t = usePhrases<typeof en>('likes')
  return (
    <RetryState
      title={error.refusal.message}
      retry={t('retry')}
      busy={busy}
      busyLabel={t('loading')}
      onRetry={onRetry}
    />
  )
}
