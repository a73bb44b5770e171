import './gallery.css'
import type { Translate } from '#platform/web/page.ts'
import { usePhrases } from '#platform/web/phrases/use-phrases.ts'
import type { en } from '../../locales/landers/en.ts'
import amara from '../art/amara.webp'
import bram from '../art/bram.webp'
import claire from '../art/claire.webp'
import dev from '../art/dev.webp'
import emil from '../art/emil.webp'
import greta from '../art/greta.webp'
import hanna from '../art/hanna.webp'
import ingrid from '../art/ingrid.webp'
import malik from '../art/malik.webp'
import rosa from '../art/rosa.webp'
import sofia from '../art/sofia.webp'
import viktor from '../art/viktor.webp'
import { LanderSignUp } from '../parts/lander-sign-up.tsx'
import { LanderTerms } from '../parts/lander-terms.tsx'

const portraits = [
  ingrid,
  malik,
  sofia,
  bram,
  claire,
  dev,
  rosa,
  viktor,
  amara,
  emil,
  greta,
  hanna,
] as const
const plaques = ['admission', 'photography', 'touch'] as const

/** Twelve painted portraits as in a museum, and three plaques beside them. */
export function Page() {
  const t = usePhrases<typeof en>('landers')
  return (
    <div className="gallery">
      <div className="wrap gallery-head">
        <h1 className="type-hero" tabIndex={-1}>
          {t('gallery.headline')}
        </h1>
        <div>
          <p className="type-lead text-ink-2">{t('gallery.lead')}</p>
          <div className="mt-5">
            <LanderSignUp />
          </div>
        </div>
      </div>
      <figure className="wrap gallery-wall">
        <div className="gallery-hang">
          {portraits.map((portrait, index) => (
            <span key={portrait} className="gallery-frame">
              <img
                src={portrait}
                alt=""
                width={240}
                height={300}
                loading={index < 6 ? 'eager' : 'lazy'}
              />
            </span>
          ))}
        </div>
        <figcaption className="type-meta gallery-caption">{t('gallery.wall')}</figcaption>
      </figure>
      <ul className="wrap gallery-plaques">
        {plaques.map((plaque) => (
          <li key={plaque} className="gallery-plaque">
            <h2 className="type-title">{t(`gallery.${plaque}_title`)}</h2>
            <p className="mt-1">{t(`gallery.${plaque}_text`)}</p>
          </li>
        ))}
      </ul>
      <LanderTerms />
    </div>
  )
}

export function title(translate: Translate): string {
  return translate('landers.gallery.title')
}

export function description(translate: Translate): string {
  return translate('landers.gallery.lead')
}
