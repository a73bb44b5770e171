import { usePhrases } from '#platform/web/phrases/use-phrases.ts'
import { useOnline } from '#platform/web/use-online.ts'
import { Alert } from '#ui/components/index.ts'
import type { OrderView } from '../../contract/payments.ts'
import type { en } from '../../locales/en.ts'
import { isOpen } from '../../rules/order-status.ts'
import { type Wait, expectedWait } from '../../rules/expected-wait.ts'

interface OutlookProps {
  readonly order: OrderView
  /** The data may be outdated because the last refresh failed. */
  readonly stale: boolean
}

/**
 * Explains what to expect of a waiting order by its payment method, why a failed one failed, and
 * whether the data may be outdated (CRED-05).
 */
export function Outlook({ order, stale }: OutlookProps) {
  const t = usePhrases<typeof en>('payments')
  const offline = !useOnline()
  const { status, failure, discount, provider_silent: silent, method, replaced } = order
  const over = status === 'failed' || status === 'cancelled' || status === 'expired'
  return (
    <>
      {isOpen(status) && expects(order) ? (
        <p className="text-center text-ink-2">{t(`outlook.${expectedWait(method)}`)}</p>
      ) : null}
      {failure === null ? null : (
        <p className="text-center text-ink-2">{t(`outlook.reasons.${failure}`)}</p>
      )}
      {over && discount !== null && !replaced ? (
        <p className="text-center text-ink-2">{t('outlook.code_kept', { code: discount.code })}</p>
      ) : null}
      {offline || stale ? (
        <Alert tone="info" className="w-full">
          {t('outlook.offline')}
        </Alert>
      ) : silent ? (
        <Alert tone="warn" className="w-full">
          {t('outlook.silent')}
        </Alert>
      ) : null}
    </>
  )
}

/**
 * After leaving the payment page everything takes a moment; only for a transfer does the wait start
 * earlier.
 */
function expects({ status, method, due_on }: OrderView): boolean {
  // The day of a direct debit is shown above.
  if (due_on !== null) return false
  const slow: readonly Wait[] = ['transfer']
  return status === 'pending' || slow.includes(expectedWait(method))
}

interface ReturnsLinkProps {
  readonly className?: string
  /** Opens in a new tab, so that no input is lost. */
  readonly newTab?: boolean
}

/**
 * Link to the conditions and steps for returning credits (CRED-13); shown wherever something is or
 * was ordered.
 */
export function ReturnsLink({ className = '', newTab = false }: ReturnsLinkProps) {
  const t = usePhrases<typeof en>('payments')
  return (
    <a
      href="/pages/return-policy"
      className={`link ${className}`}
      {...(newTab && { target: '_blank', rel: 'noreferrer' })}
    >
      {t('outlook.returns')}
    </a>
  )
}
