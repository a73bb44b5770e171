import { usePhrases } from '#platform/web/phrases/use-phrases.ts'
import { Button, ErrorState } from '#ui/components/index.ts'
import type { en } from '../../locales/en.ts'

/** Shown instead of a member's page that couldn't be loaded: the reason, and a retry button. */
export function MemberFailed({
  why,
  onRetry,
}: {
  readonly why: string
  readonly onRetry: () => void
}) {
  const t = usePhrases<typeof en>('profiles')
  return (
    <div className="wrap py-10">
      <ErrorState
        title={t('member.failed')}
        text={why}
        action={<Button onClick={onRetry}>{t('member.retry')}</Button>}
      />
    </div>
  )
}
