import { usePhrases } from '#platform/web/phrases/use-phrases.ts'
import { Button, ErrorState } from '#ui/components/index.ts'
import type { en } from '../locales/en.ts'

/** In place of a member's page that could not be had: why, and the way to ask again. */
export function MemberFailed({ why, onRetry }: { readonly why: string; readonly onRetry: () => void }) {
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
