import './landing.css'
import { useId } from 'react'
import { usePhrases } from '#platform/web/phrases/use-phrases.ts'
import type { en } from '../../locales/landing/en.ts'
import { LandingHead } from './landing-head.tsx'
import type { LandingProps } from './landing-slots.ts'
import { LandingTerms } from './landing-terms.tsx'
import { LandingSignUpButton } from './landing-sign-up-button.tsx'

const lines = ['sunday', 'laugh', 'learned'] as const

/**
 * /members/:member/landing3: suggested first messages. The visitor can send them; they do not
 * pretend to come from anyone.
 */
export function LandingOpener({ member, slots }: LandingProps) {
  const t = usePhrases<typeof en>('landing')
  const title = useId()
  return (
    <div className="wrap landing-opener grid">
      <div className="landing-text grid max-w-text content-start gap-6">
        {slots.note(member)}
        <LandingHead member={member} slots={slots} />
        <section aria-labelledby={title} className="grid gap-3">
          <h2 id={title} className="type-title">
            {t('first_lines', { name: member.name })}
          </h2>
          <ul className="grid gap-2.5">
            {lines.map((line) => (
              <li key={line} className="landing-message px-4 py-3">
                {t(`lines.${line}`)}
              </li>
            ))}
          </ul>
        </section>
        <div>
          <LandingSignUpButton member={member} />
        </div>
        <div className="type-meta text-muted">
          <LandingTerms member={member} />
        </div>
      </div>
      <div className="landing-side mx-auto w-full self-start overflow-hidden">
        {slots.photos(member)}
      </div>
    </div>
  )
}
