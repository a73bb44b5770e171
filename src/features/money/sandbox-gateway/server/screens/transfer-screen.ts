import { html } from 'hono/html'
import type { HtmlFragment, ScreenFacts } from './screen.ts'

/** An impossible account: its check digits are invalid. */
const account = 'NL00 PLAY 0000 0000 00'

/** The details the payer needs for the transfer. */
export function renderTransferScreen({ amount, payment, say }: ScreenFacts): HtmlFragment {
  return html`<p>${say('transfer.lead')}</p>
<dl class="sheet"><dt>${say('transfer.to')}</dt><dd>${say('brand')}</dd><dt>${say('transfer.account')}</dt><dd>${account}</dd>
<dt>${say('transfer.amount')}</dt><dd>${amount}</dd><dt>${say('transfer.reference')}</dt><dd><b>${toReference(payment)}</b></dd></dl>
<p class="quiet">${say('transfer.note')}</p>`
}

/**
 * The reference that links the transfer to its payment: short enough to type, derived from the
 * payment's id.
 */
function toReference(payment: string): string {
  const end = payment.replaceAll(/[^0-9a-z]/gi, '').slice(-8)
  return `${end.slice(0, 4)} ${end.slice(4)}`.toUpperCase()
}
