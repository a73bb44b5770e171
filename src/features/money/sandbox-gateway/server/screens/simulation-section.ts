import type { en } from '../../locales/en.ts'
import { html } from 'hono/html'
import { methods, failures } from '#features/money/payments/index.ts'
import type { Locale } from '#kernel/locale.ts'
import { countryCodes } from '#features/site/geography/index.ts'
import type { TranslateKey } from './screen.ts'
import type { SandboxPayment } from '../store.ts'
import { availableOutcomes } from '../../rules/outcomes.ts'

interface SimulationTexts {
  /** Texts of the bank page, and of the sandbox around it. */
  readonly bank: TranslateKey
  readonly sandbox: TranslateKey<typeof en.simulation>
  readonly locale: Locale
}

/**
 * Section in which a tester directly chooses the outcome of a payment, its reason, and the payer's
 * country.
 */
export function renderSimulation(
  payment: SandboxPayment,
  { bank, sandbox, locale }: SimulationTexts,
) {
  const challenge = payment.state === 'action_required'
  const choices = availableOutcomes(
    payment.state,
    methods[payment.method].providers.sandbox === 'card',
  )
  if (choices.length === 0) return ''
  const regions = new Intl.DisplayNames(locale, { type: 'region' })
  const turns = html`<div class="turns">${choices.map(
    (outcome) =>
      html`<p><button name="outcome" value="${outcome}"${outcome === 'challenge_passed' ? html` class="main"` : ''}>${sandbox(`outcomes.${outcome}`)}</button></p>`,
  )}</div>`
  const action = `/dev/pay/${payment.id}`
  if (challenge)
    return html`<section class="panel"><p>${sandbox('challenge_lead')}</p><form method="post" action="${action}">${turns}</form></section>`
  return html`<section class="desk" aria-labelledby="desk-title">
<h2 id="desk-title">${bank('desk.title')}</h2>
<p>${methods[payment.method].providers.sandbox === 'plain' ? sandbox('lead') : bank('desk.lead')}</p>
<form method="post" action="${action}">
<div class="behaviour">
<label>${bank('desk.reason')}<select name="reason"><option value="">${bank('desk.untold')}</option>${failures.map(
    (failure) => html`<option value="${failure}">${bank(`reasons.${failure}`)}</option>`,
  )}</select></label>
<label>${bank('desk.place')}<select name="payer_country"><option value="">${bank('desk.untold')}</option>${countryCodes.map(
    (code) => html`<option value="${code}">${regions.of(code) ?? code}</option>`,
  )}</select></label>
</div>
${turns}
</form>
</section>`
}
