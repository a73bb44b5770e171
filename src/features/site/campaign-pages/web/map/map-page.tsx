import './map.css'
import type { Translate } from '#platform/web/page.ts'
import { usePhrases } from '#platform/web/phrases/use-phrases.ts'
import { CheckBoldIcon, EyeSlashIcon } from '#ui/components/index.ts'
import type { en } from '../../locales/landers/en.ts'
import { LanderSignUp } from '../parts/lander-sign-up.tsx'
import { LanderTerms } from '../parts/lander-terms.tsx'
import { Drawing } from './drawing.tsx'

const seen = ['seen_city', 'seen_distance'] as const
const unseen = ['unseen_street', 'unseen_position', 'unseen_now'] as const

/** A map that shows two cities and no one in them: the only distance that is ever computed. */
export function Page() {
  const t = usePhrases<typeof en>('landers')
  return (
    <div className="map">
      <figure className="map-sheet">
        <div className="map-inner">
          <Drawing />
          <span className="map-label map-yours">{t('map.yours')}</span>
          <span className="map-label map-theirs">{t('map.theirs')}</span>
          <span className="map-measure type-meta">{t('map.measure')}</span>
        </div>
        <figcaption className="map-caption type-meta">{t('map.drawing')}</figcaption>
      </figure>
      <div className="wrap">
        <div className="map-panel">
          <h1 className="type-hero" tabIndex={-1}>
            {t('map.headline')}
          </h1>
          <p className="type-lead mt-4 text-ink-2">{t('map.lead')}</p>
          <div className="map-lists">
            <div>
              <h2 className="type-title">{t('map.seen')}</h2>
              <ul className="mt-2 grid gap-2">
                {seen.map((name) => (
                  <li key={name} className="flex gap-2">
                    <CheckBoldIcon />
                    <span>{t(`map.${name}`)}</span>
                  </li>
                ))}
              </ul>
            </div>
            <div>
              <h2 className="type-title">{t('map.unseen')}</h2>
              <ul className="mt-2 grid gap-2">
                {unseen.map((name) => (
                  <li key={name} className="flex gap-2">
                    <EyeSlashIcon />
                    <span>{t(`map.${name}`)}</span>
                  </li>
                ))}
              </ul>
            </div>
          </div>
          <LanderSignUp />
        </div>
      </div>
      <LanderTerms />
    </div>
  )
}

export function title(translate: Translate): string {
  return translate('landers.map.title')
}

export function description(translate: Translate): string {
  return translate('landers.map.lead')
}
