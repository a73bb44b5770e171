import './transitions.css'
import type { Translate } from '#platform/web/page.ts'
import { usePhrases } from '#platform/web/phrases/use-phrases.ts'
import type { en } from '../../locales/landers/en.ts'
import { Film } from '../parts/film.tsx'
import { LanderSignUp } from '../parts/lander-sign-up.tsx'
import { LanderTerms } from '../parts/lander-terms.tsx'
import { Scene } from './scene.tsx'

const acts = ['one', 'two', 'three'] as const

/** The dance as a film and as three acts, each darker than the one before, until the sign-up. */
export function Page() {
  const t = usePhrases<typeof en>('landers')
  return (
    <div className="acts">
      <div className="wrap acts-head">
        <div>
          <h1 className="type-hero" tabIndex={-1}>
            {t('transitions.headline')}
          </h1>
          <p className="type-lead mt-5 text-ink-2">{t('transitions.lead')}</p>
        </div>
        <Film />
      </div>
      <ol>
        {acts.map((act, index) => (
          <li key={act} className={index === 2 ? 'act stage' : 'act'}>
            <div className="wrap act-in">
              <Scene act={act} />
              <div className="act-text">
                <p className="type-micro text-muted">
                  {t('transitions.act', { number: index + 1 })}
                </p>
                <h2 className="type-h1 mt-2">{t(`transitions.${act}_title`)}</h2>
                <p className="type-lead mt-3 text-ink-2">{t(`transitions.${act}_text`)}</p>
                {act === 'three' ? (
                  <div className="mt-6">
                    <LanderSignUp variant="peony" />
                  </div>
                ) : null}
              </div>
            </div>
          </li>
        ))}
      </ol>
      <LanderTerms />
    </div>
  )
}

export function title(translate: Translate): string {
  return translate('landers.transitions.title')
}

export function description(translate: Translate): string {
  return translate('landers.transitions.lead')
}
