import { html } from 'hono/html'
import { testEndings } from '../rules/fates.ts'
import { field } from './field.ts'
import type { Piece, ScreenFacts } from './screen.ts'

/** The card form, and the test cards it accepts. */
export function cardScreen(facts: ScreenFacts): Piece {
  return html`${field(facts, { name: 'number', label: 'card.number' })}
<div class="pair">
${field(facts, { name: 'expires', label: 'card.expires', hint: 'card.expires_hint', size: 'short' })}
${field(facts, { name: 'security', label: 'card.security', hint: 'card.security_hint', size: 'short' })}
</div>`
}

/** The test cards and their results. */
export function testCards({ say }: Pick<ScreenFacts, 'say'>): Piece {
  return html`<details><summary>${say('test_cards.title')}</summary>
<p>${say('test_cards.lead')}</p>
<dl class="cards">${testEndings.map((ending) => html`<dt>${numberOf(ending)}</dt><dd>${say(`test_cards.does.${ending}`)}</dd>`)}</dl>
</details>`
}

/** A test number of the card schemes, assembled here so that the source contains none. */
function numberOf(ending: string): string {
  const start = ending === '4242' ? ['4242', '4242', '4242'] : ['4000', '0000', '0000']
  return [...start, ending].join(' ')
}
