import { html } from 'hono/html'
import { testEndings } from '../rules/fates.ts'
import { field } from './field.ts'
import type { Piece, ScreenFacts } from './screen.ts'

/** The form of a card, and the cards that may be typed in it. */
export function cardScreen(facts: ScreenFacts): Piece {
  return html`${field(facts, { name: 'number', label: 'card.number' })}
<div class="pair">
${field(facts, { name: 'expires', label: 'card.expires', hint: 'card.expires_hint', size: 'short' })}
${field(facts, { name: 'security', label: 'card.security', hint: 'card.security_hint', size: 'short' })}
</div>`
}

/** The cards for tests, and what each brings about. */
export function testCards({ say }: Pick<ScreenFacts, 'say'>): Piece {
  return html`<details><summary>${say('test_cards.title')}</summary>
<p>${say('test_cards.lead')}</p>
<dl class="cards">${testEndings.map((ending) => html`<dt>${numberOf(ending)}</dt><dd>${say(`test_cards.does.${ending}`)}</dd>`)}</dl>
</details>`
}

/** A number that the schemes keep for tests, put together here: the project holds none. */
function numberOf(ending: string): string {
  const start = ending === '4242' ? ['4242', '4242', '4242'] : ['4000', '0000', '0000']
  return [...start, ending].join(' ')
}
