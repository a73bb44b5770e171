import '../accounts.css'
import { usePhrases } from '#platform/web/phrases/use-phrases.ts'
import { Alert, Button, KeyIcon } from '#ui/components/index.ts'
import type { en } from '../../locales/en.ts'
import { LogInAlert } from './log-in-alert.tsx'
import { usePasskeyLogIn } from './use-passkey-log-in.ts'
import { usePasskeysHere } from './use-passkeys-here.ts'

/**
 * Login with a passkey instead of a password (BEY-12); if the browser does not support it, shows
 * the reason instead of the button.
 */
export function PasskeyLogIn({ to }: { readonly to: string | null }) {
  const t = usePhrases<typeof en>('accounts')
  const here = usePasskeysHere()
  const { press, busy, said } = usePasskeyLogIn({ to, able: here === 'yes' })
  if (here !== 'yes') return <p className="type-meta text-muted mt-5">{t(`passkey.${here}`)}</p>
  return (
    <div className="mt-5 grid gap-4">
      <p className="log-in-or type-meta text-muted flex items-center gap-3">{t('passkey.or')}</p>
      {said === 'no' ? (
        <Alert announce>{t('passkey.none_used')}</Alert>
      ) : (
        <LogInAlert refusal={said} />
      )}
      <Button
        variant="line"
        size="lg"
        block
        icon={<KeyIcon />}
        loading={busy}
        loadingLabel={t('login.submitting')}
        onClick={() => void press()}
      >
        {t('passkey.log_in')}
      </Button>
    </div>
  )
}
