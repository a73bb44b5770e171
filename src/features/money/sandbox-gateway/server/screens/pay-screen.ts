import { html } from 'hono/html'
import type { SandboxScreen } from '#features/money/payments/index.ts'
import { renderField } from './field.ts'
import type { HtmlFragment, ScreenFacts } from './screen.ts'
import { renderTransferScreen } from './transfer-screen.ts'
import { type Bank, banks, testEndings } from '../../rules/bank-decisions.ts'

const bodies: Readonly<
  Record<Exclude<SandboxScreen, 'plain'>, (facts: ScreenFacts) => HtmlFragment>
> = {
  card: renderCardScreen,
  bank: renderBankScreen,
  code: (facts) => renderField(facts, { name: 'code', label: 'code.label', hint: 'code.hint' }),
  voucher: (facts) =>
    renderField(facts, { name: 'voucher', label: 'voucher.label', hint: 'voucher.hint' }),
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

/** The fields or details of a screen, without its form. */
export function renderScreenBody(facts: ScreenFacts): HtmlFragment | '' {
  return facts.shape === 'plain' ? '' : bodies[facts.shape](facts)
}

/** The list of banks to choose from. */
function renderBankScreen({ typed, faults, say }: ScreenFacts): HtmlFragment {
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

/** The card form, and the test cards it accepts. */
function renderCardScreen(facts: ScreenFacts): HtmlFragment {
  return html`${renderField(facts, { name: 'number', label: 'card.number' })}
<div class="pair">
${renderField(facts, { name: 'expires', label: 'card.expires', hint: 'card.expires_hint', size: 'short' })}
${renderField(facts, { name: 'security', label: 'card.security', hint: 'card.security_hint', size: 'short' })}
</div>`
}

/** The test cards and their results. */
function renderTestCards({ say }: Pick<ScreenFacts, 'say'>): HtmlFragment {
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
