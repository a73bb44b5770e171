import { usePhrases } from '#platform/web/phrases/use-phrases.ts'
import { useSite } from '#platform/web/surroundings.ts'
import { Alert } from '#ui/components/index.ts'
import type { en } from '../../locales/en.ts'

/** Why a login was refused; for a closed account with a link to support. */
export interface LogInRefusal {
  readonly code: string
  readonly message: string
}

/** Shows the refusal and announces it immediately. */
export function LogInAlert({ refusal }: { readonly refusal: LogInRefusal | null }) {
  const t = usePhrases<typeof en>('accounts')
  const { supportEmail } = useSite()
  if (refusal === null) return null
  const closed =
    refusal.code === 'accounts.deletion_pending' ||
    refusal.code === 'accounts.disabled' ||
    refusal.code === 'accounts.paused' ||
    refusal.code === 'accounts.suspended' ||
    refusal.code === 'accounts.restricted'
  return (
    <Alert
      tone="danger"
      announce
      action={
        closed ? (
          <span className="flex flex-wrap gap-3">
            <a className="alert-action" href="/data-requests/closed">
              {t('login.own_data')}
            </a>
            <a
              className="alert-action"
              href={supportEmail === '' ? '/pages/service' : `mailto:${supportEmail}`}
            >
              {t('activate.support')}
            </a>
          </span>
        ) : null
      }
    >
      {refusal.message}
    </Alert>
  )
}
