import { html } from 'hono/html'
import { renderDevPage } from '#platform/server/dev/render-dev-page.ts'
import type { SandboxPayment } from '../store.ts'
import type { Chaos } from '../../rules/chaos.ts'

/** /dev/pay: the latest payments and the webhook settings. */
export function renderSandboxPage(payments: readonly SandboxPayment[], chaos: Chaos) {
  return renderDevPage({
    title: 'Payments',
    wide: true,
    body: html`<p>A payment provider for play money. Webhooks may be made to misbehave; no order may mind.</p>
<form class="row" method="post" action="/dev/pay/chaos">
<label>Delay, ms <input name="delay_ms" type="number" min="0" max="86400000" value="${chaos.delay_ms}"></label>
<label>Extra copies <input name="duplicate" type="number" min="0" max="100" value="${chaos.duplicate}"></label>
${(['reorder', 'drop', 'early', 'forge'] as const).map(
  (knob) => html`<label>${names[knob]} <select name="${knob}">
<option value="false"${chaos[knob] ? '' : html` selected`}>no</option><option value="true"${chaos[knob] ? html` selected` : ''}>yes</option></select></label>`,
)}
<button>Set</button></form>
${
  payments.length === 0
    ? html`<p class="quiet">No payments yet.</p>`
    : html`<table><thead><tr><th scope="col">Payment</th><th scope="col">For</th><th scope="col">Method</th><th scope="col">State</th></tr></thead>
<tbody>${payments.map(
        (
          payment,
        ) => html`<tr><td><a href="/dev/pay/${payment.id}">${payment.id}</a></td><td>${payment.description}</td>
<td>${payment.method}</td><td>${payment.state}</td></tr>`,
      )}</tbody></table>`
}`,
  })
}

const names = {
  reorder: 'Out of order',
  drop: 'Lost',
  early: 'Before the answer',
  forge: 'With forged ones',
} as const
