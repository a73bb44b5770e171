import './adult-only.css'
import type { Translate } from '#platform/web/page.ts'
import { usePhrases } from '#platform/web/phrases/use-phrases.ts'
import { useSite } from '#platform/web/surroundings.ts'
import type { en } from '../../locales/landers/en.ts'
import { LanderSignUp } from '../parts/lander-sign-up.tsx'
import { LanderTerms } from '../parts/lander-terms.tsx'

const points = ['one', 'two', 'three'] as const

/** A theatre's programme in front of the age as dance steps. */
export function Page() {
  const t = usePhrases<typeof en>('landers')
  const { minAge: age } = useSite()
  return (
    <div className="stage adult">
      <svg className="adult-age" viewBox="0 0 620 460" aria-hidden="true">
        <text x="310" y="400" textAnchor="middle" className="adult-figures">
          {age}
        </text>
      </svg>
      <div className="wrap adult-grid">
        <div className="adult-lead">
          <h1 className="type-hero" tabIndex={-1}>
            {t('adult_only.headline')}
          </h1>
          <p className="type-lead mt-5 text-ink-2">{t('adult_only.lead')}</p>
          <div className="mt-7">
            <LanderSignUp variant="peony" />
          </div>
        </div>
        <section className="adult-programme">
          <h2 className="type-h3 text-center">{t('adult_only.programme')}</h2>
          <ol className="adult-points">
            {points.map((point) => (
              <li key={point}>
                <h3 className="type-title">{t(`adult_only.${point}_title`)}</h3>
                <p className="mt-1 text-ink-2">{t(`adult_only.${point}_text`, { age })}</p>
              </li>
            ))}
          </ol>
          <p className="adult-exit type-meta text-ink-2">{t('adult_only.exit')}</p>
        </section>
      </div>
      <LanderTerms />
    </div>
  )
}

export function title(translate: Translate): string {
  return translate('landers.adult_only.title')
}

export function description(translate: Translate): string {
  return translate('landers.adult_only.lead')
}
