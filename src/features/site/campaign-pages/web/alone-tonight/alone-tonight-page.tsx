import './alone-tonight.css'
import type { Translate } from '#platform/web/page.ts'
import { usePhrases } from '#platform/web/phrases/use-phrases.ts'
import type { en } from '../../locales/landers/en.ts'
import { LanderSignUp } from '../parts/lander-sign-up.tsx'
import { LanderTerms } from '../parts/lander-terms.tsx'
import { Street } from './street.tsx'

const hours = [
  ['21:00', 'nine'],
  ['22:00', 'ten'],
  ['23:00', 'eleven'],
] as const

/** A street at dusk: two lit windows, and the steps between them. */
export function Page() {
  const t = usePhrases<typeof en>('landers')
  return (
    <div className="stage dusk">
      <div className="wrap dusk-grid">
        <div className="dusk-lead">
          <h1 className="type-hero" tabIndex={-1}>
            {t('alone_tonight.headline')}
          </h1>
          <p className="type-lead mt-5">{t('alone_tonight.lead')}</p>
          <div className="mt-7">
            <LanderSignUp variant="peony" />
          </div>
        </div>
        <ol className="dusk-hours">
          {hours.map(([hour, name]) => (
            <li key={hour}>
              <time className="dusk-hour num">{hour}</time>
              <p>{t(`alone_tonight.${name}`)}</p>
            </li>
          ))}
        </ol>
      </div>
      <Street />
      <div className="dusk-ground">
        <LanderTerms />
      </div>
    </div>
  )
}

export function title(translate: Translate): string {
  return translate('landers.alone_tonight.title')
}

export function description(translate: Translate): string {
  return translate('landers.alone_tonight.lead')
}
