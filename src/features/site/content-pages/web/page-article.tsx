import './content.css'
import type { ReactNode } from 'react'
import { useFormat } from '#platform/web/phrases/use-format.ts'
import { usePhrases } from '#platform/web/phrases/use-phrases.ts'
import type { en } from '../locales/en.ts'
import type { Block } from '../rules/block.ts'
import { Contents } from './contents.tsx'

interface PageArticleProps {
  readonly title: string
  /** The instant from which the text applies. */
  readonly version: string
  readonly blocks: readonly Block[]
  /** The language of the text if it isn't the page's. */
  readonly lang?: string | undefined
  readonly children: ReactNode
}

/** A page of text: title, day, and a table of contents beside it. */
export function PageArticle({ title, version, blocks, lang, children }: PageArticleProps) {
  const t = usePhrases<typeof en>('content_pages')
  const { date } = useFormat()
  return (
    <div className="wrap page-airy content-page justify-center gap-x-16">
      <div>
        <Contents blocks={blocks} label={t('contents')} />
      </div>
      <article className="w-full max-w-text" lang={lang}>
        <h1 className="type-h1" tabIndex={-1}>
          {title}
        </h1>
        <p className="type-meta mt-3 text-muted">
          {t.rich('version', {
            date: date(version),
            time: (words) => <time dateTime={version}>{words}</time>,
          })}
        </p>
        {children}
      </article>
    </div>
  )
}
