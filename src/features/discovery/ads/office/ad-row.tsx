import { usePhrases } from '#platform/web/phrases/use-phrases.ts'
import { useFormat } from '#platform/web/phrases/use-format.ts'
import { Button, Photo, Tag } from '#ui/components/index.ts'
import { EntryRow, usePeriodText } from '#features/members/staff/office/index.ts'
import type { en } from '../locales/en.ts'
import type { PlacedAd } from '../contract/office.ts'

interface AdRowProps {
  readonly ad: PlacedAd
  readonly site: string
  readonly onEnd: () => void
}

/** One ad: its content, target, site and dates, and the number of clicks. */
export function AdRow({ ad, site, onEnd }: AdRowProps) {
  const t = usePhrases<typeof en>('ads')
  const { language, list } = useFormat()
  const formatSpan = usePeriodText({
    open: (days) => t('office.span_open', days),
    ended: (days) => t('office.ended_on', days),
    whole: (days) => t('office.span', days),
  })
  const blank = (
    <span className="office-ad-picture" role="img" aria-label={t('office.no_picture')} />
  )
  return (
    <EntryRow
      picture={
        ad.picture === null ? (
          blank
        ) : (
          <Photo
            className="office-ad-picture"
            photo={{ src: ad.picture, alt: '' }}
            fallback={blank}
            loading="lazy"
          />
        )
      }
      name={ad.title}
      text={ad.text === '' ? null : <p>{ad.text}</p>}
      tags={
        <>
          <Tag look="pine">{site}</Tag>
          <Tag look="pine">{t(`kinds.${ad.kind}`)}</Tag>
          {ad.live ? <Tag look="pine">{t('live')}</Tag> : null}
          {ad.exclusive ? <Tag look="pine">{t('exclusive')}</Tag> : null}
        </>
      }
      facts={
        <>
          <span>{t('office.leads', { host: ad.host })}</span>
          <span>
            {formatSpan({ from: ad.starts_at, ends: ad.ends_at, over: ad.run === 'ended' })}
          </span>
          <span>{t('office.left', { count: ad.left })}</span>
          <span>{list(ad.languages.map(language))}</span>
        </>
      }
      act={
        ad.run === 'ended' ? null : (
          <Button
            variant="line"
            size="sm"
            aria-label={`${t('office.end')}: ${ad.title}`}
            onClick={onEnd}
          >
            {t('office.end')}
          </Button>
        )
      }
    />
  )
}
