import { useEffect, useState } from 'react'
import type { Output } from '#kernel/endpoint.ts'
import { usePhrases } from '#platform/web/phrases/use-phrases.ts'
import { ContentPreview } from '#features/site/content-pages/web/index.ts'
import { Alert, Segmented, SkeletonRows } from '#ui/components/index.ts'
import type { contract, OpenedPage } from '../contract/site-texts.ts'
import type { en } from '../locales/en.ts'
import { calls } from './calls.ts'
import type { TypedText } from './typed-text.ts'

type Rendered = Output<(typeof contract)['site_texts.preview_page']>

interface PagePreviewProps {
  readonly opened: OpenedPage
  readonly text: TypedText
}

/** The text as members of the site will see it, in its brand, light or dark. */
export function PagePreview({ opened: { site, page, language }, text }: PagePreviewProps) {
  const t = usePhrases<typeof en>('site_texts')
  const { ask } = calls.useAction('site_texts.preview_page')
  const [theme, setTheme] = useState('light')
  const [shown, setShown] = useState<{ page: Rendered } | { problem: string }>()

  useEffect(() => {
    let current = true
    void ask({ site: site.id, page, language, text }).then((answer) => {
      if (current)
        setShown(answer.ok ? { page: answer.value } : { problem: answer.refusal.message })
    })
    return () => {
      current = false
    }
  }, [ask, site.id, page, language, text])

  return (
    <div className="mt-4 grid gap-4">
      <Segmented
        legend={t('theme')}
        options={[
          { value: 'light', label: t('light') },
          { value: 'dark', label: t('dark') },
        ]}
        value={theme}
        onChange={setTheme}
      />
      {shown === undefined ? (
        <SkeletonRows label={t('previewing')} className="gap-2" rows={5} each="h-11" />
      ) : 'problem' in shown ? (
        <Alert tone="danger" announce>
          {shown.problem}
        </Alert>
      ) : (
        <div data-brand={site.brand}>
          <div className="page-preview" data-theme={theme} lang={language}>
            <ContentPreview name={page} {...shown.page} />
          </div>
        </div>
      )}
    </div>
  )
}
