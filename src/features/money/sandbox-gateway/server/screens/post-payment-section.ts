import type { en } from '../../locales/en.ts'
import type { PhraseKey } from '#kernel/phrase-key.ts'
import { html } from 'hono/html'
import type { Locale } from '#kernel/locale.ts'
import { formatMoney } from '#kernel/money.ts'
import type { Phrases } from '#platform/server/phrases.ts'
import type { SandboxPayment } from '../store.ts'
import { listAvailableActions } from '../post-payment.ts'
import type { RefundResponseBody } from '../wire.ts'

/** Section of the payment page after payment: refunds, disputes, and what the bank can still do. */
export function renderPostPayment(
  payment: SandboxPayment,
  refunds: readonly RefundResponseBody[],
  phrases: Phrases,
  locale: Locale,
) {
  const t = (key: PhraseKey<typeof en.afterwards>, values?: Record<string, string>) =>
    phrases.translate(locale, `sandbox_gateway.afterwards.${key}`, values)
  const money = (minor: number) => formatMoney({ minor, currency: payment.currency }, locale)
  const turns = listAvailableActions(payment, refunds)
  if (turns.length === 0 && refunds.length === 0 && payment.dispute === null) return ''
  const formatRefundAmount = (id: string) =>
    money(refunds.find((refund) => refund.id === id)?.amount_minor ?? 0)
  const labelTurn = (turn: string) => {
    const [what, which = ''] = turn.split(':') as [keyof typeof en.afterwards.turns, string?]
    return t(`turns.${what}`, { amount: formatRefundAmount(which), code: which })
  }
  return html`<section class="desk"><h2>${t('title')}</h2>
<p>${t('lead')}</p>
${refunds.map(({ amount_minor, state }) => html`<p>${t(`refunds.${state}`, { amount: money(amount_minor) })}</p>`)}
${payment.dispute === null ? '' : html`<p>${t(`disputes.${payment.dispute.state}`, { amount: money(payment.dispute.amount_minor), code: payment.dispute.reason ?? '' })}</p>`}
<form method="post" action="/dev/pay/${payment.id}/afterwards" class="turns">${turns.map(
    (turn) => html`<p><button name="turn" value="${turn}">${labelTurn(turn)}</button></p>`,
  )}</form></section>`
}
