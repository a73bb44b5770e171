import { usePhrases } from '#platform/web/phrases/use-phrases.ts'
import { useOnline } from '#platform/web/use-online.ts'
import { Alert } from '#ui/components/index.ts'
import type { OrderView } from '../contract.ts'
import type { en } from '../locales/en.ts'
import { isOpen } from '../rules/order-status.ts'
import { type Wait, waitOf } from '../rules/wait-of.ts'

interface OutlookProps {
  readonly order: OrderView
  /** What is known may be old, since asking anew failed. */
  readonly stale: boolean
}

/** What to expect of an order that waits, by its way to pay; why a failed one failed; and when what stands here may be old (CRED-05). */
export function Outlook({ order, stale }: OutlookProps) {
  const t = usePhrases<typeof en>('payments')
  const offline = !useOnline()
  const { status, failure, discount, provider_silent: silent, method, replaced } = order
  const over = status === 'failed' || status === 'cancelled' || status === 'expired'
  return (
    <>
      {isOpen(status) && expects(order) ? (
        <p className="text-center text-ink-2">{t(`outlook.${waitOf(method)}`)}</p>
      ) : null}
      {failure === null ? null : <p className="text-center text-ink-2">{t(`outlook.reasons.${failure}`)}</p>}
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

/** On the payment page that was just left everything takes a moment; only a transfer is awaited from the start. */
function expects({ status, method }: OrderView): boolean {
  const slow: readonly Wait[] = ['transfer']
  return status === 'pending' || slow.includes(waitOf(method))
}

interface ReturnsLinkProps {
  readonly className?: string
  /** Opens beside the form, so that nothing chosen is lost. */
  readonly beside?: boolean
}

/** Leads to what can be given back and how (CRED-13); stands wherever something is or was ordered. */
export function ReturnsLink({ className = '', beside = false }: ReturnsLinkProps) {
  const t = usePhrases<typeof en>('payments')
  return (
    <a href="/pages/returns" className={`link ${className}`} {...(beside && { target: '_blank', rel: 'noreferrer' })}>
      {t('outlook.returns')}
    </a>
  )
}
