import './ads.css'
import { Link } from 'react-router'
import { usePhrases } from '#platform/web/phrases/use-phrases.ts'
import { joinClasses, Photo, Tag } from '#ui/components/index.ts'
import type { AdView } from '../contract/ads.ts'
import type { en } from '../locales/en.ts'

/**
 * One ad: label, content, and target host; the link leads to the page that announces leaving the
 * site.
 */
export function AdCard({ ad }: { readonly ad: AdView }) {
  const t = usePhrases<typeof en>('ads')
  const blank = <span className="pcard-photo pcard-initials" aria-hidden="true" />
  return (
    <article className={joinClasses('pcard', 'pcard-plain', 'ad-card')}>
      {ad.picture === null ? (
        blank
      ) : (
        <Photo
          className="pcard-photo"
          photo={{ src: ad.picture, alt: '' }}
          fallback={blank}
          loading="lazy"
        />
      )}
      <div className="pcard-tags">
        <Tag look="ad">{ad.label}</Tag>
        {ad.live ? <Tag>{t('live')}</Tag> : null}
        {ad.exclusive ? <Tag>{t('exclusive')}</Tag> : null}
      </div>
      <div className="pcard-caption">
        <h3 className="pcard-name">
          <Link to={`/sponsored/${ad.id}`} className="pcard-link" rel="nofollow">
            {ad.title}
          </Link>
        </h3>
        <p className="pcard-place">{t(`kinds.${ad.kind}`)}</p>
        <p className="pcard-place">{t('opens', { host: ad.host })}</p>
      </div>
    </article>
  )
}
