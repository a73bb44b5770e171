import { html } from 'hono/html'
import type { Shape } from '../rules/typed.ts'
import { bankScreen } from './bank-screen.ts'
import { cardScreen, testCards } from './card-screen.ts'
import { field } from './field.ts'
import type { Piece, ScreenFacts } from './screen.ts'
import { transferScreen } from './transfer-screen.ts'

const bodies: Readonly<Record<Exclude<Shape, 'plain'>, (facts: ScreenFacts) => Piece>> = {
  card: cardScreen,
  bank: bankScreen,
  code: (facts) => field(facts, { name: 'code', label: 'code.label', hint: 'code.hint' }),
  voucher: (facts) => field(facts, { name: 'voucher', label: 'voucher.label', hint: 'voucher.hint' }),
  transfer: transferScreen,
  wallet: ({ say, method, amount }) => html`<p>${say('wallet.lead', { method, amount })}</p>`,
}

/**
 * The screen for the kind of payment method: a card form, a list of banks, a code, a voucher, a
 * transfer (CRED-12).
 */
export function payScreen(facts: ScreenFacts): Piece | '' {
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
${shape === 'card' ? testCards(facts) : ''}
</section>`
}
