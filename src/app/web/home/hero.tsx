import { Link } from 'react-router'
import { ButtonLink } from '#ui/components/index.ts'
import { usePhrases } from '#platform/web/phrases/use-phrases.ts'
import { useSignUp } from '#features/members/accounts/web/index.ts'
import type { en } from './locales/en.ts'
import { StageBar } from '../layout/stage-bar.tsx'
import { Dancers } from './dancers.tsx'
import { FindBar } from './find-bar.tsx'

/**
 * The stage: logo bar, headline, portraits on their tracks, and the search bar overlapping its
 * edge.
 */
export function Hero() {
  const t = usePhrases<typeof en>('home')
  const { link } = useSignUp()
  return (
    <div className="stage home-stage">
      <div className="wrap">
        <StageBar />
        <div className="home-hero">
          <div>
            <h1 className="home-title type-hero">{t('headline')}</h1>
            <p className="home-lead type-lead mt-5 text-ink-2">{t('lead')}</p>
            <div className="mt-7 flex flex-wrap gap-3">
              <ButtonLink
                as={Link}
                {...link}
                id="hero-sign-up"
                data-wakes=""
                variant="peony"
                size="lg"
              >
                {t('sign_up')}
              </ButtonLink>
              <ButtonLink href="/members" variant="line" size="lg">
                {t('look_around')}
              </ButtonLink>
            </div>
          </div>
          <Dancers />
        </div>
        <FindBar />
      </div>
    </div>
  )
}
