import { Link } from 'react-router'
import { usePhrases } from '#platform/web/phrases/use-phrases.ts'
import { Button, ButtonLink, EmptyState, ErrorState } from '#ui/components/index.ts'
import type { en } from '#features/members/staff/locales/en.ts'

/** Shown where this role has no screen. */
export function NotFound() {
  const t = usePhrases<typeof en>('staff')
  return (
    <div className="office-page">
      <EmptyState
        figure="turned"
        title={<h1 className="type-h2">{t('shell.not_found_title')}</h1>}
        text={t('shell.not_found_text')}
        action={
          <ButtonLink as={Link} to="/office">
            {t('shell.label')}
          </ButtonLink>
        }
      />
    </div>
  )
}

/** Shown when a screen could not be rendered: its chunk is missing, or it threw an error. */
export function ScreenError() {
  const t = usePhrases<typeof en>('staff')
  return (
    <div className="office-page">
      <ErrorState
        title={<h1 className="type-h2">{t('shell.fault_title')}</h1>}
        text={t('shell.fault_text')}
        action={<Button onClick={() => window.location.reload()}>{t('shell.retry')}</Button>}
      />
    </div>
  )
}
