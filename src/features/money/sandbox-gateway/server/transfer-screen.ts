import { html } from 'hono/html'
import type { Piece, ScreenFacts } from './screen.ts'

/** An account that no bank has: its check digits cannot be. */
const account = 'NL00 PLAY 0000 0000 00'

/** What whoever makes a transfer themselves has to write on it. */
export function transferScreen({ amount, payment, say }: ScreenFacts): Piece {
  return html`<p>${say('transfer.lead')}</p>
<dl class="sheet"><dt>${say('transfer.to')}</dt><dd>${say('brand')}</dd><dt>${say('transfer.account')}</dt><dd>${account}</dd>
<dt>${say('transfer.amount')}</dt><dd>${amount}</dd><dt>${say('transfer.reference')}</dt><dd><b>${referenceOf(payment)}</b></dd></dl>
<p class="quiet">${say('transfer.note')}</p>`
}

/** What ties the transfer to its payment: short enough to be typed, from the payment's own name. */
function referenceOf(payment: string): string {
  const end = payment.replaceAll(/[^0-9a-z]/gi, '').slice(-8)
  return `${end.slice(0, 4)} ${end.slice(4)}`.toUpperCase()
}
