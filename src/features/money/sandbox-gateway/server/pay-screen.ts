import { html } from 'hono/html'
import type { ScreenKind } from '../rules/bank-input.ts'
import { renderBankScreen } from './bank-screen.ts'
import { renderCardScreen, renderTestCards } from './card-screen.ts'
import { renderField } from './field.ts'
import type { HtmlFragment, ScreenFacts } from './screen.ts'
import { renderTransferScreen } from './transfer-screen.ts'

const bodies: Readonly<Record<Exclude<ScreenKind, 'plain'>, (facts: ScreenFacts) => HtmlFragment>> = {
  card: renderCardScreen,
  bank: renderBankScreen,
  code: (facts) => renderField(facts, { name: 'code', label: 'code.label', hint: 'code.hint' }),
  voucher: (facts) => renderField(facts, { name: 'voucher', label: 'voucher.label', hint: 'voucher.hint' }),
  transfer: renderTransferScreen,
  wallet: ({ say, method, amount }) => html`<p>${say('wallet.lead', { method, amount })}</p>`,
}

/**
 * The screen for the kind of payment method: a card form, a list of banks, a code, a voucher, a
 * transfer (CRED-12).
 */
export function renderPayScreen(facts: ScreenFacts): HtmlFragment | '' {
  const { shape, action, faults, say, amount, method } = facts
  if (shape === 'plain') return ''
  const wrong = Object.keys(faults).length > 0
  return html`<section class="panel" aria-labelledby="screen-title">
<h2 id="screen-title">${say(`${shape}.title`, { method })}</h2>
${wrong ? html`<p class="alert" role="alert">${say('faults.some')}</p>` : ''}
<form method="post" action="${action}" novalidate>
${bodies[shape](facts)}
<button class="main">${say(`${shape}.send`, { amount, method })}</button>
</form>
${shape === 'card' ? renderTestCards(facts) : ''}
</section>`
}
