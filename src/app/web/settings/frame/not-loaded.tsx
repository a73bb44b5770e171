import { usePhrases } from '#platform/web/phrases/use-phrases.ts'
import { RetryState } from '#ui/components/index.ts'
import type { en } from '../locales/en.ts'

/** Shown in place of content that failed to load: the error and a button to try again. */
export function NotLoaded({
  message,
  onRetry,
}: {
  readonly message?: string | undefined
  readonly onRetry: () => void
}) {
  const t = usePhrases<typeof en>('settings')
  return (
    <RetryState
      title={t('failed_title')}
      text={message ?? t('failed_text')}
      retry={t('retry')}
      onRetry={onRetry}
    />
  )
}
