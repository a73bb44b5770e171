import { useParams } from 'react-router'
import type { LoadContext, Translate } from '#platform/web/page.ts'
import { TagChoice } from '#features/site/campaign-pages/web/index.ts'
import type { Block } from '../rules/block.ts'
import { describeQuestions, summarize } from '../rules/search-texts.ts'
import { Blocks } from './blocks.tsx'
import { calls } from './calls.ts'
import { PageArticle } from './page-article.tsx'
import { Questions } from './questions.tsx'

/** Loads the page; an unknown name is a 404. */
export async function load({ api, cache, params }: LoadContext): Promise<void> {
  await cache.ensureQueryData(
    calls.query('content_pages.read_page', { page: params.page ?? '' })(api),
  )
}

export function title(
  _: Translate,
  { cache, params }: Pick<LoadContext, 'cache' | 'params'>,
): string {
  return (
    cache.getQueryData<{ title: string }>(['content_pages.read_page', { page: params.page ?? '' }])
      ?.title ?? ''
  )
}

/** The page's first paragraph, cut at a word. */
export function description(
  _: Translate,
  { cache, params }: Pick<LoadContext, 'cache' | 'params'>,
): string {
  return summarize(readBlocks(cache, params))
}

/** The questions and answers of the FAQ. */
export function structuredData({
  cache,
  params,
}: Pick<LoadContext, 'cache' | 'params'>): object | null {
  return params.page === 'faq' ? describeQuestions(readBlocks(cache, params)) : null
}

function readBlocks(
  cache: LoadContext['cache'],
  { page = '' }: LoadContext['params'],
): readonly Block[] {
  const key = ['content_pages.read_page', { page }]
  return cache.getQueryData<{ blocks: readonly Block[] }>(key)?.blocks ?? []
}

/**
 * The terms, privacy, cookies, FAQ and support pages (SITE-07). They can be printed and their
 * sections linked to.
 */
export function Page() {
  const { page = '' } = useParams()
  const { data } = calls.useCall('content_pages.read_page', { page })
  if (data === undefined) return null
  return (
    <PageArticle {...data}>
      <div className="mt-8">
        {page === 'faq' ? <Questions blocks={data.blocks} /> : <Blocks blocks={data.blocks} />}
      </div>
      {page === 'cookies' ? (
        <div className="mt-8">
          <TagChoice />
        </div>
      ) : null}
    </PageArticle>
  )
}
