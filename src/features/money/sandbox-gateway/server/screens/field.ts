import { html } from 'hono/html'
import type { PhraseKey } from '#kernel/phrase-key.ts'
import type { en } from '../../locales/en.ts'
import type { HtmlFragment, ScreenFacts } from './screen.ts'

interface FieldFacts {
  readonly name: string
  /** Translation keys; the hint is optional. */
  readonly label: PhraseKey<typeof en>
  readonly hint?: PhraseKey<typeof en>
  readonly size?: 'short'
}

/**
 * A digit field with its label, hint and error. Browser autofill is disabled to keep real cards
 * out.
 */
export function renderField(
  { typed, faults, say }: ScreenFacts,
  { name, label, hint, size }: FieldFacts,
): HtmlFragment {
  const fault = faults[name]
  const first = Object.keys(faults)[0] === name
  const described = [
    hint === undefined ? '' : `${name}-hint`,
    fault === undefined ? '' : `${name}-fault`,
  ]
  return html`<div class="field${size === 'short' ? ' short' : ''}">
<label for="${name}">${say(label)}</label>
<input id="${name}" name="${name}" inputmode="numeric" autocomplete="off" maxlength="40" value="${typed[name] ?? ''}" required
 aria-describedby="${described.filter(Boolean).join(' ')}"${fault === undefined ? '' : html` aria-invalid="true"`}${first ? html` autofocus` : ''}>
${hint === undefined ? '' : html`<small id="${name}-hint">${say(hint)}</small>`}
${fault === undefined ? '' : html`<p class="fault" id="${name}-fault">${say(`faults.${fault}`)}</p>`}
</div>`
}
