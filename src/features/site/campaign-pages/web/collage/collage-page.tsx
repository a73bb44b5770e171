import './collage.css'
import type { Translate } from '#platform/web/page.ts'
import { usePhrases } from '#platform/web/phrases/use-phrases.ts'
import type { en } from '../../locales/landers/en.ts'
import hanna from '../art/hanna.webp'
import malik from '../art/malik.webp'
import { LanderSignUp } from '../parts/lander-sign-up.tsx'
import { LanderTerms } from '../parts/lander-terms.tsx'

/** Cut and taped scraps: the parts of a profile around the headline. */
export function Page() {
  const t = usePhrases<typeof en>('landers')
  return (
    <div className="collage">
      <div className="wrap collage-board">
        <div className="collage-centre">
          <h1 className="type-hero" tabIndex={-1}>
            {t('collage.headline')}
          </h1>
          <p className="type-lead mt-5 text-ink-2">{t('collage.lead')}</p>
          <div className="mt-6">
            <LanderSignUp />
          </div>
        </div>
        <figure className="collage-scrap collage-print">
          <img src={hanna} alt="" width={240} height={300} />
          <figcaption className="type-small">{t('collage.photo')}</figcaption>
        </figure>
        <p className="collage-scrap collage-question type-h3">{t('collage.question')}</p>
        <p className="collage-scrap collage-lined">{t('collage.looking')}</p>
        <div className="collage-scrap collage-map">
          <MapScrap />
          <p className="type-small">{t('collage.place')}</p>
        </div>
        <p className="collage-scrap collage-ticket">
          <strong className="type-h2">{t('collage.price_title')}</strong>
          <span>{t('collage.price_text')}</span>
        </p>
        <img className="collage-oval" src={malik} alt="" width={240} height={300} />
        <p className="collage-caption type-meta text-muted">{t('illustration')}</p>
      </div>
      <LanderTerms />
    </div>
  )
}

/** A piece of a drawn map: rivers, streets and one circle as large as a city. */
function MapScrap() {
  return (
    <svg viewBox="0 0 240 150" fill="none" aria-hidden="true">
      <path className="collage-river" d="M-10 40C60 20 90 90 150 80S230 110 250 90" />
      <path
        className="collage-road"
        d="M30 -10L70 160M-10 110L250 20M120 -10L140 160M-10 140L200 -10M190 -10L230 160"
      />
      <circle className="collage-city" cx="128" cy="74" r="46" />
    </svg>
  )
}

export function title(translate: Translate): string {
  return translate('landers.collage.title')
}

export function description(translate: Translate): string {
  return translate('landers.collage.lead')
}
