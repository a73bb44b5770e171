import { usePhrases } from '#platform/web/phrases/use-phrases.ts'
import type { en } from './locales/en.ts'

/** The meaning of peony, brass and iris, which is the same everywhere on the site. */
export function Colours() {
  const t = usePhrases<typeof en>('home')
  return (
    <section className="wrap home-section">
      <h2 className="type-h2">{t('colours.title')}</h2>
      <ul className="home-colours">
        <li>
          <span className="home-swatch home-swatch-peony" aria-hidden="true" />
          <h3 className="type-title">{t('colours.peony_title')}</h3>
          <p>{t('colours.peony_text')}</p>
        </li>
        <li>
          <span className="home-swatch home-swatch-brass" aria-hidden="true" />
          <h3 className="type-title">{t('colours.brass_title')}</h3>
          <p>{t('colours.brass_text')}</p>
        </li>
        <li>
          <span className="home-swatch home-swatch-iris" aria-hidden="true" />
          <h3 className="type-title">{t('colours.iris_title')}</h3>
          <p>{t('colours.iris_text')}</p>
        </li>
      </ul>
    </section>
  )
}
