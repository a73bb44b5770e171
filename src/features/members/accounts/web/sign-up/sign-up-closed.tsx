import { Link } from 'react-router'
import { usePhrases } from '#platform/web/phrases/use-phrases.ts'
import { useSite } from '#platform/web/surroundings.ts'
import { ButtonLink, EmptyState } from '#ui/components/index.ts'
import type { en } from '../../locales/en.ts'

/** Replaces the form on sites that accept members by invitation only (ACC-06). */
export function SignUpClosed() {
  const t = usePhrases<typeof en>('accounts')
  const site = useSite()
  return (
    <EmptyState
      title={t('signup.closed_title')}
      text={t('signup.closed_text', { site: site.name })}
      action={
        <ButtonLink as={Link} to="/login" variant="line">
          {t('signup.log_in')}
        </ButtonLink>
      }
    />
  )
}
