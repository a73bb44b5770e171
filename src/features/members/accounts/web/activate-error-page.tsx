import { Link } from 'react-router'
import type { Translate } from '#platform/web/page.ts'
import { usePhrases } from '#platform/web/phrases/use-phrases.ts'
import { useSite, useViewer } from '#platform/web/surroundings.ts'
import { ButtonLink, ErrorState } from '#ui/components/index.ts'
import type { en } from '../locales/en.ts'

/**
 * /activate/error: the reason and the next steps: a new link for a logged-in member, otherwise
 * logging in, and support (ACC-08).
 */
export function Page() {
  const t = usePhrases<typeof en>('accounts')
  const site = useSite()
  const waiting = useViewer()?.status === 'not_confirmed'
  return (
    <div className="wrap py-10">
      <h1 className="sr-only">{t('activate.error_heading')}</h1>
      <ErrorState
        title={t('activate.error_heading')}
        text={t('activate.error_text')}
        action={
          <div className="mt-2 flex flex-wrap justify-center gap-3">
            <ButtonLink as={Link} to={waiting ? '/complete-signup' : '/login'}>
              {waiting ? t('activate.error_resend') : t('activate.error_log_in')}
            </ButtonLink>
            <ButtonLink
              href={site.supportEmail === '' ? '/pages/service' : `mailto:${site.supportEmail}`}
              variant="line"
            >
              {t('activate.support')}
            </ButtonLink>
          </div>
        }
      />
    </div>
  )
}

export function title(translate: Translate): string {
  return translate('accounts.activate.error_title')
}
