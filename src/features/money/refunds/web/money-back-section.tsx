import { useEffect, useRef } from 'react'
import { Link } from 'react-router'
import { useFormat } from '#platform/web/phrases/use-format.ts'
import { usePhrases } from '#platform/web/phrases/use-phrases.ts'
import { Alert, Button } from '#ui/components/index.ts'
import type { MoneyBack } from '../contract/refunds.ts'
import type { en } from '../locales/en.ts'
import { useMoneyBack } from './use-money-back.ts'

/**
 * On an order's page: the withdrawal link while withdrawal is possible, and the state of refunds
 * (BEY-10, CRED-12). `status` is the order's status, if it can change while the page is open.
 */
export function MoneyBackSection({
  order,
  status,
}: {
  readonly order: string
  readonly status?: string | undefined
}) {
  const t = usePhrases<typeof en>('refunds')
  const { data, isError, error, refetch } = useMoneyBack(order)
  const previousStatus = useRef(status)
  // Once the order is paid, it can be withdrawn from.
  useEffect(() => {
    if (previousStatus.current !== undefined && previousStatus.current !== status) void refetch()
    previousStatus.current = status
  }, [status, refetch])
  if (data === undefined)
    return isError ? (
      <Alert
        tone="danger"
        className="w-full"
        action={
          <Button variant="ghost" size="sm" onClick={() => void refetch()}>
            {t('retry')}
          </Button>
        }
      >
        {error.message}
      </Alert>
    ) : null
  return (
    <div className="grid w-full gap-3" aria-live="polite">
      <Dispute moneyBack={data} />
      <Withdrawal moneyBack={data} />
      <Refunds moneyBack={data} />
      {data.may_withdraw === 'open' ? <WayOut moneyBack={data} /> : null}
    </div>
  )
}

function WayOut({ moneyBack: { order, until } }: { readonly moneyBack: MoneyBack }) {
  const t = usePhrases<typeof en>('refunds')
  const { date } = useFormat()
  return (
    <p className="text-center">
      <Link to={`/withdraw?order=${order}`} className="link">
        {t('way_out')}
      </Link>
      {/* The last day of the period ends when the next one begins. */}
      <span className="type-meta block text-muted">
        {t('until', { date: date(lastDay(until)) })}
      </span>
    </p>
  )
}

function Dispute({ moneyBack: { dispute, currency } }: { readonly moneyBack: MoneyBack }) {
  const t = usePhrases<typeof en>('refunds')
  const { money } = useFormat()
  if (dispute === null) return null
  const amount = money(dispute.amount_minor, currency)
  const { frozen, taken } = dispute
  return (
    <Alert tone={dispute.state === 'won' ? 'info' : 'warn'}>
      <p>{t(`dispute.${dispute.state}`, { amount })}</p>
      {dispute.state === 'open' ? (
        <p className="mt-1">{t('dispute.frozen', { credits: frozen })}</p>
      ) : null}
      {dispute.state === 'lost' ? (
        <p className="mt-1">{t('dispute.taken', { credits: taken })}</p>
      ) : null}
    </Alert>
  )
}

function Withdrawal({ moneyBack: { withdrawal, currency } }: { readonly moneyBack: MoneyBack }) {
  const t = usePhrases<typeof en>('refunds')
  const { date, time, money } = useFormat()
  if (withdrawal === null) return null
  const { at, settled } = withdrawal
  const rest =
    settled === null
      ? t('withdrawn.later')
      : settled.amount_minor === 0
        ? t('withdrawn.nothing')
        : t('withdrawn.money', {
            credits: settled.credits,
            amount: money(settled.amount_minor, currency),
          })
  return (
    <Alert tone="success">
      <p>
        <b>{t('withdrawn.title', { date: date(at), time: time(at) })}</b>
      </p>
      <p className="mt-1">{rest}</p>
    </Alert>
  )
}

function Refunds({ moneyBack: { refunds, currency } }: { readonly moneyBack: MoneyBack }) {
  const t = usePhrases<typeof en>('refunds')
  const { money, date } = useFormat()
  if (refunds.length === 0) return null
  return (
    <section className="grid gap-2">
      <h2 className="type-h3">{t('back.title')}</h2>
      <ul className="grid gap-3">
        {refunds.map(({ id, amount_minor, state, changed_at }) => (
          <li key={id} className="num" data-refund={state}>
            <b>{t(`back.${state}`, { amount: money(amount_minor, currency) })}</b>
            <span className="block text-ink-2">
              {t(`back.${state}_text`, { date: date(changed_at) })}
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}

function lastDay(until: string): Date {
  return new Date(new Date(until).getTime() - 1)
}
