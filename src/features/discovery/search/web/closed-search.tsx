import { Link } from 'react-router'
import { usePhrases } from '#platform/web/phrases/use-phrases.ts'
import { useSite } from '#platform/web/surroundings.ts'
import { ButtonLink, EmptyState } from '#ui/components/index.ts'
import type { en } from '../locales/en.ts'

/** Shown where visitors may not search: explains this, and offers to log in or sign up. */
export function ClosedSearch() {
  const t = usePhrases<typeof en>('search')
  const { signups } = useSite()
  return (
    <div className="wrap py-8">
      <h1 className="type-h1">{t('title')}</h1>
      <EmptyState
        title={t('closed.title')}
        text={t('closed.text')}
        action={
          <div className="mt-4 flex flex-wrap justify-center gap-3">
            {signups === 'closed' ? null : (
              <ButtonLink as={Link} to="/signup">
                {t('closed.sign_up')}
              </ButtonLink>
            )}
            <ButtonLink as={Link} variant="line" to="/login?to=%2Fmembers">
              {t('closed.log_in')}
            </ButtonLink>
          </div>
        }
      />
    </div>
  )
}
