import './ads.css'
import { useId } from 'react'
import { usePhrases } from '#platform/web/phrases/use-phrases.ts'
import { useSite } from '#platform/web/surroundings.ts'
import type { en } from '../locales/en.ts'
import { AdCard } from './ad-card.tsx'
import { calls } from './calls.ts'

/**
 * The ad slot below a list of members, separate in position, frame and wording (PRO-12, H12). Takes
 * no space if it is empty.
 */
export function Ads() {
  const t = usePhrases<typeof en>('ads')
  const { name, sponsored } = useSite()
  const { data } = calls.useCall('ads.list_ads', {}, { enabled: sponsored })
  const title = useId()
  if (!sponsored || data === undefined || data.ads.length === 0) return null
  return (
    <section aria-labelledby={title} className="ads-section mt-12" data-ads>
      <h2 id={title} className="type-title">
        {t('slot.title')}
      </h2>
      <p className="type-meta text-muted mt-1">{t('slot.note', { name })}</p>
      <ul className="people mt-4">
        {data.ads.map((ad) => (
          <li key={ad.id}>
            <AdCard ad={ad} />
          </li>
        ))}
      </ul>
    </section>
  )
}
