import './video.css'
import type { Translate } from '#platform/web/page.ts'
import { usePhrases } from '#platform/web/phrases/use-phrases.ts'
import type { en } from '../../locales/landers/en.ts'
import { Film } from '../parts/film.tsx'
import { LanderSignUp } from '../parts/lander-sign-up.tsx'
import { LanderTerms } from '../parts/lander-terms.tsx'

/** A cinema: the screen between its curtains, and the title below it. */
export function Page() {
  const t = usePhrases<typeof en>('landers')
  return (
    <div className="stage cinema">
      <div className="cinema-screen">
        <Film />
      </div>
      <div className="wrap cinema-title">
        <h1 className="type-hero" tabIndex={-1}>
          {t('video.headline')}
        </h1>
        <p className="type-lead text-ink-2">{t('video.lead')}</p>
        <LanderSignUp variant="peony" />
      </div>
      <LanderTerms />
    </div>
  )
}

export function title(translate: Translate): string {
  return translate('landers.video.title')
}

export function description(translate: Translate): string {
  return translate('landers.video.lead')
}
