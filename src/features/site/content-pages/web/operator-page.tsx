import { useParams } from 'react-router'
import { useLocale } from 'use-intl'
import type { LoadContext, Translate } from '#platform/web/page.ts'
import { Blocks } from './blocks.tsx'
import { calls } from './calls.ts'
import { PageArticle } from './page-article.tsx'

/** Loads the page; an unknown token is a 404. */
export async function load({ api, cache, params }: LoadContext): Promise<void> {
  await cache.ensureQueryData(
    calls.query('content_pages.read_operator_page', { token: params.token ?? '' })(api),
  )
}

export function title(
  _: Translate,
  { cache, params }: Pick<LoadContext, 'cache' | 'params'>,
): string {
  const key = ['content_pages.read_operator_page', { token: params.token ?? '' }]
  return cache.getQueryData<{ title: string }>(key)?.title ?? ''
}

/** A page the operator has written (NAV-01). */
export function Page() {
  const { token = '' } = useParams()
  const locale = useLocale()
  const { data } = calls.useCall('content_pages.read_operator_page', { token })
  if (data === undefined) return null
  return (
    <PageArticle {...data} lang={data.locale === locale ? undefined : data.locale}>
      <div className="mt-8">
        <Blocks blocks={data.blocks} />
      </div>
    </PageArticle>
  )
}
