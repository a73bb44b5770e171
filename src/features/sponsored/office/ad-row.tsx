import { usePhrases } from '#platform/web/phrases/use-phrases.ts'
import { useFormat } from '#platform/web/phrases/use-format.ts'
import { Button, Photo, Tag } from '#platform/web/ui/index.ts'
import type { en } from '../locales/en.ts'
import type { PlacedAd } from '../rules/office-calls.ts'

interface AdRowProps {
  readonly ad: PlacedAd
  readonly site: string
  readonly onEnd: () => void
}

/** One ad: what it shows, where it leads, on which site and how long, how many left by it. */
export function AdRow({ ad, site, onEnd }: AdRowProps) {
  const t = usePhrases<typeof en>('sponsored')
  const { date, language, list } = useFormat()
  const blank = <span className="office-ad-picture" role="img" aria-label={t('office.no_picture')} />
  return (
    <li className="office-ad">
      {ad.picture === null ? (
        blank
      ) : (
        <Photo className="office-ad-picture" photo={{ src: ad.picture, alt: '' }} fallback={blank} loading="lazy" />
      )}
      <div className="office-ad-words">
        <h2 className="office-ad-title">{ad.title}</h2>
        {ad.text === '' ? null : <p>{ad.text}</p>}
        <div className="office-ad-tags">
          <Tag look="pine">{site}</Tag>
          <Tag look="pine">{t(`kinds.${ad.kind}`)}</Tag>
          {ad.live ? <Tag look="pine">{t('live')}</Tag> : null}
          {ad.exclusive ? <Tag look="pine">{t('exclusive')}</Tag> : null}
        </div>
        <p className="office-ad-facts num">
          <span>{t('office.leads', { host: ad.host })}</span>
          <span>{spanOf()}</span>
          <span>{t('office.left', { count: ad.left })}</span>
          <span>{list(ad.languages.map(language))}</span>
        </p>
      </div>
      {ad.run === 'ended' ? null : (
        <Button variant="line" size="sm" aria-label={`${t('office.end')}: ${ad.title}`} onClick={onEnd}>
          {t('office.end')}
        </Button>
      )}
    </li>
  )

  function spanOf(): string {
    if (ad.ends_at === null) return t('office.span_open', { from: date(ad.starts_at) })
    // It ends where the day after its last one begins.
    const until = date(new Date(new Date(ad.ends_at).getTime() - 1))
    return ad.run === 'ended'
      ? t('office.ended_on', { date: until })
      : t('office.span', { from: date(ad.starts_at), until })
  }
}
