import { html } from 'hono/html'
import { formatMoney } from '#kernel/money.ts'
import type { Locale } from '#kernel/locale.ts'
import type { Phrases } from '#platform/server/phrases.ts'
import { methods } from '../../rules/methods.ts'
import type { SandboxPayment } from '../store-sandbox.ts'
import { afterwardsPart } from './afterwards-part.ts'
import { type Outcome, outcomesOf } from './outcomes.ts'
import type { RefundedBody } from './wire.ts'

/** The page a payer sees, in the language of the payment: what is to be paid, and what can become of it. Nothing is typed here. */
export function payPage(
  payment: SandboxPayment,
  refunds: readonly RefundedBody[],
  phrases: Phrases,
  locale: Locale = payment.locale,
) {
  const t = (key: string, values?: Record<string, string>) =>
    phrases.translate(locale, `payments.sandbox.${key}`, values)
  const amount = formatMoney({ minor: payment.amount_minor, currency: payment.currency }, locale)
  const method = methods[payment.method].name ?? phrases.translate(locale, `payments.methods.${payment.method}`)
  const challenge = payment.state === 'action_required'
  const choices = outcomesOf(payment.state)
  return html`<!doctype html>
<html lang="${locale}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex">
<title>${t(challenge ? 'challenge_title' : 'title', { amount })}</title>
<link rel="stylesheet" href="/dev/style.css">
</head>
<body>
<header><strong>${t('banner')}</strong></header>
<main>
<h1>${t(challenge ? 'challenge_title' : 'title', { amount })}</h1>
<dl><dt>${t('for')}</dt><dd>${payment.description}</dd><dt>${t('method')}</dt><dd>${method}</dd><dt>${t('number')}</dt><dd>${payment.id}</dd></dl>
${
  choices.length === 0
    ? html`<p>${t('done')}</p>`
    : html`<p>${t(challenge ? 'challenge_lead' : 'lead')}</p>
<form method="post" action="/dev/pay/${payment.id}">${choices.map((outcome) => choice(outcome, t))}</form>`
}
${afterwardsPart(payment, refunds, phrases, locale)}
<p><a href="${payment.return_path}">${t('back')}</a></p>
</main>
</body>
</html>`
}

function choice(outcome: Outcome, t: (key: string) => string) {
  return html`<p><button name="outcome" value="${outcome}">${t(`outcomes.${outcome}`)}</button></p>`
}
