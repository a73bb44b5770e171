import { useFormat } from '#platform/web/phrases/use-format.ts'
import { usePhrases } from '#platform/web/phrases/use-phrases.ts'
import { Alert, useToast } from '#ui/components/index.ts'
import { ActionButton, liveList } from '#features/members/staff/office/index.ts'
import type { en } from '../locales/en.ts'
import type { OfficeRefundState } from '../rules/refund-states.ts'
import { calls } from './calls.ts'

const stateTexts: Partial<
  Record<OfficeRefundState, 'office.open_failed' | 'office.rulings.open_silent'>
> = {
  failed: 'office.open_failed',
  silent: 'office.rulings.open_silent',
}

/**
 * Everything waiting for staff: refunds to approve, failed or unanswered refunds, disputes,
 * decisions, and unmatched withdrawals. Renders nothing if there is none.
 */
export function OpenItems({ onOpen }: { readonly onOpen: (order: string) => void }) {
  const t = usePhrases<typeof en>('refunds')
  const { money, date, time } = useFormat()
  const { data, refetch } = calls.useCall('refunds.list_open', {}, liveList)
  const { ask: markHandled } = calls.useAction('refunds.handle_declaration')
  const toast = useToast()
  if (data === undefined || data.waiting + data.overturned.length + data.unmatched.length === 0)
    return null
  const openButton = (order: string) => (
    <button type="button" className="alert-action" onClick={() => onOpen(order)}>
      {t('office.look')}
    </button>
  )
  return (
    <section className="mt-6 grid max-w-column gap-3">
      <h2 className="type-h3">{t('office.open')}</h2>
      <ul className="grid gap-2">
        {data.refunds.map(({ id, order, amount_minor, currency, state, requested_by }) => (
          <li key={id}>
            <Alert tone={state === 'waiting' ? 'warn' : 'danger'} action={openButton(order)}>
              {t(stateTexts[state] ?? 'office.open_waiting', {
                amount: money(amount_minor, currency),
                by: requested_by ?? '',
              })}
            </Alert>
          </li>
        ))}
        {data.disputes.map(({ about, order, amount_minor, currency, gateway }) => (
          <li key={about}>
            <Alert tone="warn" action={openButton(order)}>
              {t('office.rulings.open_dispute', { amount: money(amount_minor, currency), gateway })}
            </Alert>
          </li>
        ))}
        {data.overturned.map(({ about, order, amount_minor, currency, gateway, state }) => (
          <li key={about}>
            <Alert tone="warn" action={openButton(order)}>
              {t('office.rulings.open_overturned', {
                amount: money(amount_minor, currency),
                gateway,
                state,
              })}
            </Alert>
          </li>
        ))}
        {data.rulings.map(({ id, order, amount_minor, currency, requested_by }) => (
          <li key={id}>
            <Alert tone="warn" action={openButton(order)}>
              {t('office.rulings.open_waiting', {
                amount: money(amount_minor, currency),
                by: requested_by,
              })}
            </Alert>
          </li>
        ))}
        {data.unmatched.map(({ id, order, email, name, at }) => (
          <li key={id}>
            <Alert tone="info">
              <p>{t('office.unmatched', { date: date(at), time: time(at) })}</p>
              <p className="wrap-anywhere">
                {[order, email, name].filter((one) => one !== '').join(' · ')}
              </p>
              <ActionButton
                size="sm"
                className="mt-2"
                aria-label={`${t('office.handled')}: ${order}`}
                act={() => markHandled({ declaration: id })}
                onDone={() => {
                  toast.show({ text: t('office.given'), tone: 'success' })
                  void refetch()
                }}
              >
                {t('office.handled')}
              </ActionButton>
            </Alert>
          </li>
        ))}
      </ul>
    </section>
  )
}
