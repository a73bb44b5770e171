import { Link, useSearchParams } from 'react-router'
import type { Translate } from '#platform/web/page.ts'
import { usePhrases } from '#platform/web/phrases/use-phrases.ts'
import { Alert } from '#ui/components/index.ts'
import type { en } from '../../locales/en.ts'
import { AccountStage } from '../account-stage.tsx'
import { LogInForm } from './log-in-form.tsx'
import { PasskeyLogIn } from './passkey-log-in.tsx'
import { useSignUp } from '../sign-up/use-sign-up.ts'

/** /login (ACC-10). `to` is the page that required the login; `lost` means that a session ended. */
export function Page() {
  const t = usePhrases<typeof en>('accounts')
  const [query] = useSearchParams()
  const { link } = useSignUp()
  return (
    <AccountStage quote={t('login.quote')}>
      <h1 className="type-h1">{t('login.heading')}</h1>
      {query.has('lost') ? <Alert className="mt-4">{t('login.lost')}</Alert> : null}
      <LogInForm to={query.get('to')} />
      <PasskeyLogIn to={query.get('to')} />
      <p className="mt-6">
        <Link to="/reset-password" className="link">
          {t('login.forgot')}
        </Link>
      </p>
      <p className="text-ink-2 mt-3">
        {t('login.new_here')}{' '}
        <Link {...link} className="link">
          {t('login.sign_up')}
        </Link>
      </p>
    </AccountStage>
  )
}

export function title(translate: Translate): string {
  return translate('accounts.login.title')
}
