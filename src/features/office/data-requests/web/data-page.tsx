import { usePhrases } from '#platform/web/phrases/use-phrases.ts'
import { Alert } from '#ui/components/index.ts'
import type { en } from '../locales/en.ts'
import { DownloadForm } from './download-form.tsx'
import { PageFrame, useMailedToken } from './page-frame.tsx'

/** /data-requests/data: downloads the file that staff had sent, by the link in the email. */
export function DataPage() {
  const t = usePhrases<typeof en>('data_requests')
  const token = useMailedToken()
  return (
    <PageFrame heading={t('data.title')}>
      <p>{t('data.text')}</p>
      {token === '' ? (
        <Alert tone="danger" announce>
          {t('data.no_link')}
        </Alert>
      ) : token === null ? null : (
        <DownloadForm token={token} />
      )}
    </PageFrame>
  )
}
