import { usePhrases } from '#platform/web/phrases/use-phrases.ts'
import type { en } from './locales/en.ts'

const questions = ['cost', 'fictional', 'place', 'safe', 'leave'] as const

/** What people ask before they join; native disclosure, so it works at rest. */
export function Questions() {
  const t = usePhrases<typeof en>('home')
  return (
    <section className="wrap home-section home-section-last">
      <h2 className="type-h2">{t('questions.title')}</h2>
      <div className="mt-7 max-w-text">
        {questions.map((question) => (
          <details key={question} className="home-question">
            <summary className="type-title">{t(`questions.${question}_q`)}</summary>
            <p className="text-ink-2">{t(`questions.${question}_a`)}</p>
          </details>
        ))}
      </div>
    </section>
  )
}
