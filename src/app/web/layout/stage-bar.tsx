import { Link } from 'react-router'
import { usePhrases } from '#platform/web/phrases/use-phrases.ts'
import { useSite } from '#platform/web/surroundings.ts'
import { ButtonLink, Logo } from '#ui/components/index.ts'
import type { en } from '../../locales/en.ts'
import { LanguageMenu } from './frame-parts.ts'

/** The top bar on the dark stage of the home page. */
export function StageBar() {
  const t = usePhrases<typeof en>('app')
  const site = useSite()
  return (
    <header className="stage-bar flex items-center gap-3">
      <Link to="/" className="logo-link" aria-label={t('nav.home', { site: site.name })}>
        <Logo name={site.name} />
      </Link>
      <span className="ml-auto" />
      <LanguageMenu />
      <ButtonLink href="/login" variant="line" size="sm">
        {t('nav.log_in')}
      </ButtonLink>
    </header>
  )
}
