import { html } from 'hono/html'
import type { Piece, ScreenFacts } from './screen.ts'

/** An impossible account: its check digits are invalid. */
const account = 'NL00 PLAY 0000 0000 00'

/** The details the payer needs for the transfer. */
export function transferScreen({ amount, payment, say }: ScreenFacts): Piece {
  return html`<p>${say('transfer.lead')}</p>
<dl class="sheet"><dt>${say('transfer.to')}</dt><dd>${say('brand')}</dd><dt>${say('transfer.account')}</dt><dd>${account}</dd>
<dt>${say('transfer.amount')}</dt><dd>${amount}</dd><dt>${say('transfer.reference')}</dt><dd><b>${referenceOf(payment)}</b></dd></dl>
<p class="quiet">${say('transfer.note')}</p>`
}

/**
 * The reference that links the transfer to its payment: short enough to type, derived from the
 * payment's id.
 */
function referenceOf(payment: string): string {
  const end = payment.replaceAll(/[^0-9a-z]/gi, '').slice(-8)
  return `${end.slice(0, 4)} ${end.slice(4)}`.toUpperCase()
}
