import { usePhrases } from '#platform/web/phrases/use-phrases.ts'
import { Button } from '#ui/components/index.ts'
import type { en } from '../locales/en.ts'

/** Downloads the file. The token is posted, so that no address and no log has it. */
export function DownloadForm({ token }: { readonly token: string }) {
  const t = usePhrases<typeof en>('data_requests')
  return (
    <form method="post" action="/export" aria-label={t('closed.download')}>
      <input type="hidden" name="token" value={token} />
      <Button type="submit">{t('closed.download')}</Button>
    </form>
  )
}
