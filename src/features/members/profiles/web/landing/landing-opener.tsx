import { useId } from 'react'
import { usePhrases } from '#platform/web/phrases/use-phrases.ts'
import type { en } from '../../locales/en.ts'
import { LandingHead } from './landing-head.tsx'
import type { LandingProps } from './landing-slots.ts'
import { LandingTerms } from './landing-terms.tsx'
import { LandingSignUpButton } from './landing-sign-up-button.tsx'

const lines = ['sunday', 'laugh', 'learned'] as const

/**
 * /members/:member/landing3: suggested first messages. They are the visitor's to send; nothing here
 * pretends to come from anyone.
 */
export function LandingOpener({ member, slots }: LandingProps) {
  const t = usePhrases<typeof en>('profiles')
  const title = useId()
  return (
    <div className="wrap grid gap-8 py-4 lg:grid-cols-[minmax(0,1fr)_minmax(0,22rem)] lg:gap-14 lg:py-10">
      <div className="order-2 grid max-w-text content-start gap-6 lg:order-1">
        {slots.note(member)}
        <LandingHead member={member} slots={slots} />
        <section aria-labelledby={title} className="grid gap-3">
          <h2 id={title} className="type-title">
            {t('landing.first_lines', { name: member.name })}
          </h2>
          <ul className="grid gap-2.5">
            {lines.map((line) => (
              <li key={line} className="w-fit max-w-[34rem] rounded-xl border border-line bg-surface px-4 py-3">
                {t(`landing.lines.${line}`)}
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
      <div className="order-1 mx-auto w-full max-w-[22rem] self-start overflow-hidden rounded-xl lg:order-2">
        {slots.photos(member)}
      </div>
    </div>
  )
}
