import { html } from 'hono/html'
import { type Bank, banks } from '../rules/bank-decisions.ts'
import type { HtmlFragment, ScreenFacts } from './screen.ts'

/** The list of banks to choose from. */
export function renderBankScreen({ typed, faults, say }: ScreenFacts): HtmlFragment {
  const fault = faults.bank
  return html`<fieldset class="banks" role="radiogroup" aria-labelledby="screen-title"${fault === undefined ? '' : html` aria-describedby="bank-fault"`}>
${(Object.keys(banks) as Bank[]).map(
  (
    bank,
    at,
  ) => html`<label class="bank"><input type="radio" name="bank" value="${bank}"${typed.bank === bank ? html` checked` : ''}${fault !== undefined && at === 0 ? html` autofocus` : ''}>
<span><b>${banks[bank].name}</b><small>${say(`bank.does.${bank}`)}</small></span></label>`,
)}
${fault === undefined ? '' : html`<p class="fault" id="bank-fault">${say(`faults.${fault}`)}</p>`}
</fieldset>`
}
