import './network.css'
import type { Translate } from '#platform/web/page.ts'
import { usePhrases } from '#platform/web/phrases/use-phrases.ts'
import type { en } from '../../locales/landers/en.ts'
import { LanderSignUp } from '../parts/lander-sign-up.tsx'
import { LanderTerms } from '../parts/lander-terms.tsx'
import { Web } from './web.tsx'

const lines = ['first', 'second', 'third', 'fourth'] as const
const absent = ['feed', 'followers', 'audience'] as const

/** A wide web of connections in the background, and the one between two people in front of it. */
export function Page() {
  const t = usePhrases<typeof en>('landers')
  return (
    <div className="network">
      <Web />
      <div className="wrap network-grid">
        <div className="network-lead">
          <h1 className="type-hero" tabIndex={-1}>
            {t('network.headline')}
          </h1>
          <p className="type-lead mt-5 text-ink-2">{t('network.lead')}</p>
          <div className="mt-7">
            <LanderSignUp />
          </div>
        </div>
        <figure className="network-talk">
          <figcaption className="type-meta text-muted">{t('network.example')}</figcaption>
          <ol className="network-lines">
            {lines.map((line) => (
              <li key={line} className="network-line">
                {t(`network.${line}`)}
              </li>
            ))}
          </ol>
        </figure>
      </div>
      <ul className="wrap network-absent">
        {absent.map((name) => (
          <li key={name}>
            <h2 className="type-h3">{t(`network.${name}_title`)}</h2>
            <p className="mt-2 text-ink-2">{t(`network.${name}_text`)}</p>
          </li>
        ))}
      </ul>
      <LanderTerms />
    </div>
  )
}

export function title(translate: Translate): string {
  return translate('landers.network.title')
}

export function description(translate: Translate): string {
  return translate('landers.network.lead')
}
