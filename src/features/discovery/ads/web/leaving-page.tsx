import './ads.css'
import { Link, useParams } from 'react-router'
import type { LoadContext, PageModule } from '#platform/web/page.ts'
import { usePhrases } from '#platform/web/phrases/use-phrases.ts'
import { useSite } from '#platform/web/surroundings.ts'
import { Button, ButtonLink, ErrorState, Skeleton, Tag } from '#ui/components/index.ts'
import type { en } from '../locales/en.ts'
import { calls } from './calls.ts'

/** /sponsored/:ad shows where an ad leads before anyone goes there (PRO-12). */
export function Page() {
  const t = usePhrases<typeof en>('ads')
  const { name } = useSite()
  const { ad: id = '' } = useParams()
  const { data: ad, error, refetch } = calls.useCall('ads.read_ad', { ad: id })
  const count = calls.useAction('ads.count_click')
  const bold = { b: (chunks: React.ReactNode) => <b className="wrap-anywhere">{chunks}</b> }

  if (ad === undefined)
    return (
      <div className="wrap py-10">
        {error === null ? (
          <Skeleton className="skeleton-xl h-64 w-full" />
        ) : (
          <ErrorState
            title={t('leaving.failed')}
            text={error.refusal.message}
            action={<Button onClick={() => void refetch()}>{t('leaving.retry')}</Button>}
          />
        )}
      </div>
    )
  return (
    <div className="wrap ads-leaving max-w-text grid gap-5">
      <div className="flex flex-wrap gap-2">
        <Tag look="ad">{ad.label}</Tag>
      </div>
      <h1 className="type-h1" tabIndex={-1}>
        {t('leaving.title', { name })}
      </h1>
      <p className="type-large">
        {ad.kind === 'member'
          ? t.rich('leaving.member', { ...bold, host: ad.host, person: ad.title })
          : t.rich('leaving.leads', { ...bold, host: ad.host })}
      </p>
      {ad.text === '' ? null : (
        <p className="text-ink-2">
          {ad.title}: {ad.text}
        </p>
      )}
      <p className="text-ink-2">{t('leaving.apart', { name })}</p>
      <div className="flex flex-wrap gap-3">
        <ButtonLink as={Link} to="/members" variant="pine">
          {t('leaving.stay', { name })}
        </ButtonLink>
        <ButtonLink
          href={ad.url}
          target="_blank"
          rel="noopener noreferrer nofollow sponsored"
          referrerPolicy="no-referrer"
          variant="line"
          onClick={() => void count.ask({ ad: ad.id })}
        >
          {t('leaving.go', { host: ad.host })}
        </ButtonLink>
      </div>
      <p className="type-meta text-muted">{t('leaving.new_tab')}</p>
    </div>
  )
}

/** A missing or hidden ad is a "not found" page. */
export async function load({ api, cache, params }: LoadContext): Promise<void> {
  await cache.ensureQueryData(calls.query('ads.read_ad', { ad: params.ad ?? '' })(api))
}

export const title: NonNullable<PageModule['title']> = (translate, { site }) =>
  translate('ads.leaving.title', { name: site.name })
