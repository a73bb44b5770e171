import { usePhrases } from '#platform/web/phrases/use-phrases.ts'
import { CaretDownBoldIcon } from '#ui/components/index.ts'
import type { en } from './locales/en.ts'
import { toDays } from '#kernel/duration.ts'
import { reactivationMs } from '#features/members/accounts/index.ts'

const questions = ['cost', 'fictional', 'place', 'safe', 'leave'] as const

/** The FAQ for visitors, built on native `<details>`, so it works before hydration. */
export function Questions() {
  const t = usePhrases<typeof en>('home')
  return (
    <section className="wrap home-section home-section-last home-faq">
      <h2 className="type-h2">{t('questions.title')}</h2>
      <div className="home-questions">
        {questions.map((question) => (
          <details key={question} className="home-question disclosure">
            <summary className="type-title flex items-center justify-between gap-4">
              {t(`questions.${question}_q`)}
              <CaretDownBoldIcon className="disclosure-caret" />
            </summary>
            <p className="text-ink-2">
              {t(`questions.${question}_a`, { days: toDays(reactivationMs) })}
            </p>
          </details>
        ))}
      </div>
    </section>
  )
}
