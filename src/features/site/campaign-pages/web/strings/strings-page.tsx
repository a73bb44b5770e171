import './strings.css'
import type { Translate } from '#platform/web/page.ts'
import { usePhrases } from '#platform/web/phrases/use-phrases.ts'
import type { en } from '../../locales/landers/en.ts'
import { LanderSignUp } from '../parts/lander-sign-up.tsx'
import { LanderTerms } from '../parts/lander-terms.tsx'

const tags = ['company', 'romance', 'open'] as const

/**
 * Three tags hanging on strings. Each shows a sentence for the visitor's own profile; radio buttons
 * and CSS do it without a script.
 */
export function Page() {
  const t = usePhrases<typeof en>('landers')
  return (
    <div className="strings">
      <div className="wrap strings-grid">
        <div className="strings-lead">
          <h1 className="type-hero" tabIndex={-1}>
            {t('strings.headline')}
          </h1>
          <p className="type-lead mt-5 text-ink-2">{t('strings.lead')}</p>
        </div>
        <fieldset className="strings-tags">
          <legend className="sr-only">{t('strings.legend')}</legend>
          {tags.map((tag) => (
            <label key={tag} className="strings-tag">
              <input
                type="radio"
                name="strings"
                value={tag}
                className="sr-only"
                defaultChecked={tag === 'company'}
              />
              <span className="strings-paper type-h3">{t(`strings.${tag}`)}</span>
            </label>
          ))}
        </fieldset>
        <div className="strings-answer">
          <div role="status">
            {tags.map((tag) => (
              <blockquote key={tag} className="strings-line type-h2">
                {t(`strings.${tag}_line`)}
              </blockquote>
            ))}
          </div>
          <p className="type-meta mt-3 text-muted">{t('strings.note')}</p>
          <div className="mt-6">
            <LanderSignUp />
          </div>
        </div>
      </div>
      <LanderTerms />
    </div>
  )
}

export function title(translate: Translate): string {
  return translate('landers.strings.title')
}

export function description(translate: Translate): string {
  return translate('landers.strings.company_line')
}
