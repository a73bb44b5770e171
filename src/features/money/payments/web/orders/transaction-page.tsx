import '../checkout.css'
import type { ComponentProps, ReactNode } from 'react'
import { Link, useParams } from 'react-router'
import type { LoadContext, Translate } from '#platform/web/page.ts'
import { useFormat } from '#platform/web/phrases/use-format.ts'
import { usePhrases } from '#platform/web/phrases/use-phrases.ts'
import { Beats, ButtonLink, DanceTrack, DetailList } from '#ui/components/index.ts'
import type { OrderView } from '../../contract/payments.ts'
import type { en } from '../../locales/en.ts'
import { isOpen, type OrderStatus } from '../../rules/order-status.ts'
import { expectedWait } from '../../rules/expected-wait.ts'
import { calls } from '../calls.ts'
import { InvoiceLink } from './invoice-link.tsx'
import { exactCheckoutUrl } from '../exact-link.tsx'
import { Outlook, ReturnsLink } from './outlook.tsx'
import { useDiscountFacts } from '../use-discount-facts.ts'
import { useGreeting } from '../use-greeting.ts'
import { useMethodName } from '../use-method-name.ts'
import { useOrder } from './use-order.ts'

/** Preloads the order; another member's order is not found. */
export async function load({ api, cache, params }: LoadContext): Promise<void> {
  await cache.ensureQueryData(
    calls.query('payments.read_order', { order: params.order ?? '' })(api),
  )
}

export function title(translate: Translate): string {
  return translate('payments.transaction.title')
}

const figures: Readonly<Record<OrderStatus, ComponentProps<typeof DanceTrack>['figure']>> = {
  created: 'alone',
  pending: 'alone',
  completed: 'parallel',
  failed: 'interrupted',
  cancelled: 'turned',
  expired: 'turned',
}

/**
 * The status of a payment and the next steps (CRED-05). `children` is additional content about the
 * order, shown first if `undone`; `steps` can replace the usual next steps.
 */
export function Page({
  children,
  undone,
  steps = (_, usual) => usual,
}: {
  readonly children?: ReactNode
  readonly undone?: boolean
  readonly steps?: (order: OrderView, usual: ReactNode) => ReactNode
}) {
  const t = usePhrases<typeof en>('payments')
  const { order: id = '' } = useParams()
  const { money, date } = useFormat()
  const { order, stale } = useOrder(id)
  useGreeting(order)
  if (order === undefined) return null
  const { status, credits } = order
  const end = status === 'cancelled' && order.replaced ? 'replaced' : status
  const transfer = isOpen(status) && expectedWait(order.method) === 'transfer'
  const dueOn = isOpen(status) ? order.due_on : null
  return (
    <div className="wrap page">
      <div className="mx-auto grid max-w-form justify-items-center gap-4">
        <DanceTrack figure={undone === true ? 'turned' : figures[status]} className="w-60" />
        <div aria-live="polite" className="grid justify-items-center gap-3 text-center">
          <h1 className="type-h1" tabIndex={-1}>
            {undone === true
              ? t('withdrawing.order')
              : transfer
                ? t('outlook.transfer_title')
                : dueOn !== null
                  ? t('outlook.debit_title')
                  : t(`transaction.${end}.title`, { credits })}
          </h1>
          {undone === true || transfer ? null : (
            <p className="type-lead text-ink-2">
              {dueOn === null
                ? t(`transaction.${end}.text`)
                : t('outlook.debit_due', {
                    money: money(order.price_minor, order.currency),
                    day: date(`${dueOn}T12:00:00Z`),
                  })}
            </p>
          )}
          {undone === true ? null : <Outlook order={order} stale={stale} />}
        </div>
        {isOpen(status) ? <Beats /> : null}
        {undone === true ? children : null}
        {steps(order, <NextSteps order={order} />)}
        <Facts order={order} />
        <InvoiceLink order={order} />
        {undone === true ? null : children}
        <p className="flex flex-wrap justify-center gap-x-5 gap-y-2">
          <Link to="/transactions" className="link">
            {t('transaction.all')}
          </Link>
          <ReturnsLink />
        </p>
      </div>
    </div>
  )
}

function NextSteps({
  order: { status, bundle, act, method, redirect, return_to: back, due_on },
}: {
  readonly order: OrderView
}) {
  const t = usePhrases<typeof en>('payments')
  const again =
    act === null
      ? `/credits/${bundle}${back === null ? '' : `?to=${encodeURIComponent(back)}`}`
      : exactCheckoutUrl(act, back)
  const home =
    back === null ? (
      <ButtonLink as={Link} to="/members" variant={status === 'completed' ? 'pine' : 'line'}>
        {t('transaction.members')}
      </ButtonLink>
    ) : (
      <ButtonLink as={Link} to={back} variant={status === 'completed' ? 'pine' : 'line'}>
        {t('transaction.back')}
      </ButtonLink>
    )
  return (
    <div className="action-row my-2 w-full">
      {redirect === null ? null : (
        <ButtonLink href={redirect}>
          {t(
            expectedWait(method) === 'transfer' ? 'outlook.transfer_page' : 'transaction.continue',
          )}
        </ButtonLink>
      )}
      {status === 'pending' ||
      status === 'completed' ||
      (isOpen(status) && due_on !== null) ? null : (
        <ButtonLink as={Link} to={again} variant={status === 'created' ? 'line' : 'pine'}>
          {t('transaction.another')}
        </ButtonLink>
      )}
      {status === 'created' && due_on === null ? null : home}
    </div>
  )
}

function Facts({ order }: { readonly order: OrderView }) {
  const t = usePhrases<typeof en>('payments')
  const { money, date } = useFormat()
  const getMethodName = useMethodName()
  const discountFacts = useDiscountFacts()
  const facts = [
    {
      id: 'bundle',
      label: t('transaction.facts.bundle'),
      value: t('bundle.whole', { credits: order.credits }),
    },
    ...discountFacts(order),
    {
      id: 'total',
      label: t('transaction.facts.total'),
      value: money(order.price_minor, order.currency),
    },
    { id: 'method', label: t('transaction.facts.method'), value: getMethodName(order.method) },
    { id: 'date', label: t('transaction.facts.date'), value: date(order.created_at) },
    { id: 'number', label: t('transaction.facts.number'), value: order.id },
  ]
  return <DetailList facts={facts} className="num w-full" />
}
