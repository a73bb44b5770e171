import type { MouseEvent } from 'react'
import type { Block } from '../rules/block.ts'
import { Blocks } from './blocks.tsx'
import { PageArticle } from './page-article.tsx'
import { Questions } from './questions.tsx'

interface ContentPreviewProps {
  /** The page’s path without its first slash. */
  readonly name: string
  readonly title: string
  readonly version: string
  readonly blocks: readonly Block[]
}

/** A page as members see it, inside a page of the back office: its links lead nowhere. */
export function ContentPreview({ name, title, version, blocks }: ContentPreviewProps) {
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- only stops links inside
    <div onClickCapture={stopLinks}>
      <PageArticle title={title} version={version} blocks={blocks}>
        <div className="mt-8">
          {name === 'pages/faq' ? <Questions blocks={blocks} /> : <Blocks blocks={blocks} />}
        </div>
      </PageArticle>
    </div>
  )
}

function stopLinks(event: MouseEvent): void {
  if ((event.target as Element).closest('a') !== null) event.preventDefault()
}
