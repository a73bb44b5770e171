import { usePhrases } from '#platform/web/phrases/use-phrases.ts'
import { useSite } from '#platform/web/surroundings.ts'
import type { en } from '../../locales/en.ts'
import { LandingSignUpButton } from './landing-sign-up-button.tsx'

/** Shown if only members may look around: the same for every URL, whichever member it names. */
export function LandingClosed() {
  const t = usePhrases<typeof en>('profiles')
  const site = useSite()
  return (
    <div className="wrap grid max-w-text gap-5 py-10 lg:py-16">
      <h1 className="type-h1" tabIndex={-1}>
        {t('landing.closed_title', { site: site.name })}
      </h1>
      <p className="text-lg text-ink-2">{t('landing.closed_text')}</p>
      <div>
        <LandingSignUpButton member={null} />
      </div>
    </div>
  )
}
