import { usePhrases } from '#platform/web/phrases/use-phrases.ts'
import { CaretDownBoldIcon } from '#ui/components/index.ts'
import type { en } from './locales/en.ts'

const questions = ['cost', 'fictional', 'place', 'safe', 'leave'] as const

/** The FAQ for visitors, built on native `<details>`, so it works before hydration. */
export function Questions() {
  const t = usePhrases<typeof en>('home')
  return (
    <section className="wrap home-section home-section-last home-faq">
      <h2 className="type-h2">{t('questions.title')}</h2>
      <div className="home-questions">
        {questions.map((question) => (
          <details key={question} className="home-question group">
            <summary className="type-title flex list-none items-center justify-between gap-4 [&::-webkit-details-marker]:hidden">
              {t(`questions.${question}_q`)}
              <CaretDownBoldIcon className="shrink-0 group-open:rotate-180" />
            </summary>
            <p className="text-ink-2">{t(`questions.${question}_a`)}</p>
          </details>
        ))}
      </div>
    </section>
  )
}
