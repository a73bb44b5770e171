import './icons.css'
import type { ReactNode } from 'react'
import type { Translate } from '#platform/web/page.ts'
import { usePhrases } from '#platform/web/phrases/use-phrases.ts'
import {
  CalendarBlankIcon,
  CameraIcon,
  HandWavingIcon,
  HeartIcon,
  MoonIcon,
  PawPrintIcon,
  QuestionIcon,
  SunIcon,
  WineIcon,
} from '#ui/components/index.ts'
import type { en } from '../../locales/landers/en.ts'
import { LanderSignUp } from '../parts/lander-sign-up.tsx'
import { LanderTerms } from '../parts/lander-terms.tsx'

const questions = [
  [
    'when',
    [
      ['morning', <SunIcon key="" />],
      ['night', <MoonIcon key="" />],
      ['sunday', <CalendarBlankIcon key="" />],
    ],
  ],
  [
    'bring',
    [
      ['bottle', <WineIcon key="" />],
      ['dog', <PawPrintIcon key="" />],
      ['camera', <CameraIcon key="" />],
    ],
  ],
  [
    'start',
    [
      ['hello', <HandWavingIcon key="" />],
      ['question', <QuestionIcon key="" />],
      ['like', <HeartIcon key="" />],
    ],
  ],
] as const

/**
 * Three questions with pictured answers, and a card that shows what was picked: radio buttons and
 * CSS, nothing is sent or stored.
 */
export function Page() {
  const t = usePhrases<typeof en>('landers')
  return (
    <>
      <div className="wrap icons-grid">
        <div className="icons-lead">
          <h1 className="type-hero" tabIndex={-1}>
            {t('icons.headline')}
          </h1>
          <p className="type-lead mt-4 text-ink-2">{t('icons.lead')}</p>
        </div>
        <div className="icons-questions">
          {questions.map(([question, answers]) => (
            <fieldset key={question} className="icons-question" data-question={question}>
              <legend className="type-title">{t(`icons.${question}`)}</legend>
              {answers.map(([answer, icon]) => (
                <label key={answer} className="icons-answer">
                  <input type="radio" name={question} value={answer} className="sr-only" />
                  {icon}
                  {t(`icons.${answer}`)}
                </label>
              ))}
            </fieldset>
          ))}
        </div>
        <aside className="icons-card" aria-labelledby="icons-card">
          <h2 id="icons-card" className="type-h3">
            {t('icons.card')}
          </h2>
          <div role="status">
            {questions.map(([question, answers]) => (
              <div key={question} className="icons-slot" data-slot={question}>
                <span className="icons-empty text-muted">{t('icons.empty')}</span>
                {answers.map(([answer, icon]) => (
                  <Picked key={answer} icon={icon} name={answer} />
                ))}
              </div>
            ))}
          </div>
          <p className="type-meta text-muted">{t('icons.note')}</p>
          <LanderSignUp />
        </aside>
      </div>
      <LanderTerms />
    </>
  )
}

function Picked({
  icon,
  name,
}: {
  readonly icon: ReactNode
  readonly name: (typeof questions)[number][1][number][0]
}) {
  const t = usePhrases<typeof en>('landers')
  return (
    <span className="icons-picked">
      {icon}
      {t(`icons.${name}`)}
    </span>
  )
}

export function title(translate: Translate): string {
  return translate('landers.icons.title')
}

export function description(translate: Translate): string {
  return translate('landers.icons.lead')
}
