import type { en } from '../../locales/en.ts'
import { html } from 'hono/html'
import { formatMoney } from '#kernel/money.ts'
import type { Locale } from '#kernel/locale.ts'
import type { Phrases } from '#platform/server/phrases.ts'
import type { BankInput, FieldError } from '../../rules/bank-input.ts'
import { screenRules } from '../../rules/screen-rules.ts'
import { renderPayScreen, renderScreenBody } from './pay-screen.ts'
import type { TranslateKey } from './screen.ts'
import { methods } from '#features/money/payments/index.ts'
import type { SandboxPayment } from '../store.ts'
import { renderPostPayment } from './post-payment-section.ts'
import { renderSimulation } from './simulation-section.ts'
import type { RefundResponseBody } from '../wire.ts'

/** A submitted page to show again: the input and its problems. */
export interface SubmittedPage {
  readonly typed: BankInput
  readonly faults: Readonly<Record<string, FieldError>>
}
const unsent: SubmittedPage = { typed: {}, faults: {} }

/**
 * The page shown to the payer in the language of the payment: the amount, the screen of the payment
 * method, and the possible outcomes.
 */
export function renderPayPage(
  payment: SandboxPayment,
  refunds: readonly RefundResponseBody[],
  phrases: Phrases,
  locale: Locale = payment.locale,
  sent: SubmittedPage = unsent,
) {
  const t: TranslateKey<typeof en.simulation> = (key, values) =>
    phrases.translate(locale, `sandbox_gateway.simulation.${key}`, values)
  const bank: TranslateKey = (key, values) =>
    phrases.translate(locale, `sandbox_gateway.${key}`, values)
  const { id, state } = payment
  const amount = formatMoney({ minor: payment.amount_minor, currency: payment.currency }, locale)
  const method =
    methods[payment.method].name ?? phrases.translate(locale, `payments.methods.${payment.method}`)
  const title = t(state === 'action_required' ? 'challenge_title' : 'title', { amount })
  const shape = methods[payment.method].providers.sandbox
  // A payer who reads it in a different language than the payment's continues in that language.
  const action = `/dev/pay/${id}/typed${locale === payment.locale ? '' : `?locale=${locale}`}`
  const facts = { shape, amount, method, payment: id, action, ...sent, say: bank }
  return html`<!doctype html>
<html lang="${locale}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex">
<title>${title}</title>
<link rel="stylesheet" href="/dev/pay/style.css">
</head>
<body>
<header><strong>${t('banner')}</strong></header>
<main>
<div><span class="brand"><i aria-hidden="true">P</i>${bank('brand')}</span>
<h1>${title}</h1>
<dl><dt>${t('for')}</dt><dd>${payment.description}</dd><dt>${t('method')}</dt><dd>${method}</dd><dt>${t('number')}</dt><dd>${id}</dd></dl></div>
${state === 'open' ? renderPayScreen(facts) : statePart(payment, bank, t)}
${state === 'processing' && screenRules[shape].keepsDetails ? html`<section class="panel">${renderScreenBody(facts)}</section>` : ''}
${renderSimulation(payment, { bank, sandbox: t, locale })}
${renderPostPayment(payment, refunds, phrases, locale)}
<p class="back"><a href="${payment.return_path}">${t('back')}</a></p>
</main>
</body>
</html>`
}

/** The state of a payment that can no longer be paid. */
function statePart(
  { state, failure, three_d_secure }: SandboxPayment,
  bank: TranslateKey,
  t: TranslateKey<typeof en.simulation>,
) {
  if (state === 'open' || state === 'action_required') return ''
  return html`<section class="panel"><p class="state">${bank(`states.${state}`)}</p>
${failure === null || state !== 'failed' ? '' : html`<p>${bank(`reasons.${failure}`)}</p>`}
${three_d_secure === null ? '' : html`<p class="quiet">${bank(`secure.${three_d_secure}`)}</p>`}
<p class="quiet">${t('done')}</p></section>`
}
