import type { KeyboardEvent, ReactNode } from 'react'
import { isBlank } from '#kernel/is-blank.ts'
import { usePhrases } from '#platform/web/phrases/use-phrases.ts'
import type { en } from '../../locales/en.ts'
import { resolveEnterKey } from '../../rules/keyboard/enter-key.ts'
import { enterSends } from './enter-sends.ts'
import type { ComposerState } from './use-composer.ts'
import { SendButton } from './send-button.tsx'
import type { AddCredits } from './use-add-credits.ts'

interface ComposerBoxProps {
  readonly composer: ComposerState
  readonly name: string
  /** In credits; 0 is free. */
  readonly price: number
  /** Nothing is ever paid here, so no prices are shown. */
  readonly unpriced: boolean
  /** Not enough credits left; the send button offers credits instead. */
  readonly short: boolean
  readonly adding: AddCredits
  readonly extra: ReactNode
  /** Removes the quote above the field; null if there is none. */
  readonly onEscape: (() => void) | null
}

/**
 * The text field and its Send button. Enter sends on devices with a keyboard, unless the member
 * chose otherwise; on a touch screen it starts a new line.
 */
export function ComposerBox({
  composer,
  name,
  price,
  unpriced,
  short,
  adding,
  extra,
  onEscape,
}: ComposerBoxProps) {
  const t = usePhrases<typeof en>('chat')
  const { text, over, attach } = composer

  function press(event: KeyboardEvent) {
    if (event.key === 'Escape' && onEscape !== null) {
      event.preventDefault()
      return onEscape()
    }
    // An empty field has no changes of its own to undo.
    const undoes = event.key.toLowerCase() === 'z' && (event.ctrlKey || event.metaKey)
    if (undoes && !event.shiftKey && text === '' && composer.undo()) return event.preventDefault()
    if (event.key !== 'Enter') return
    const does = resolveEnterKey({
      shift: event.shiftKey,
      command: event.ctrlKey || event.metaKey,
      composing: event.nativeEvent.isComposing,
      keyboard: matchMedia('(pointer: fine)').matches,
      sends: enterSends(),
    })
    if (does === 'line') return
    event.preventDefault()
    send()
  }

  /** Without enough credits, a text that is ready to be sent opens their order. */
  function send() {
    if (!short) composer.send()
    else if (!isBlank(text) && over === 0) adding.show()
  }

  return (
    <form
      className="chat-box"
      data-wide={short || price === 0 ? '' : undefined}
      onSubmit={(event) => {
        event.preventDefault()
        send()
      }}
    >
      {extra}
      <textarea
        ref={attach}
        className="chat-field"
        rows={Math.min(6, Math.max(1, text.split('\n').length))}
        aria-label={t('composer.label', { name })}
        aria-invalid={over > 0 || undefined}
        placeholder={t('composer.placeholder', { name })}
        enterKeyHint="enter"
        value={text}
        onChange={(event) => composer.write(event.target.value)}
        onKeyDown={press}
      />
      <SendButton
        price={price}
        short={short}
        adding={adding}
        label={
          unpriced
            ? undefined
            : price === 0
              ? t('composer.send_free')
              : t('composer.send_for', { credits: price })
        }
        disabled={isBlank(text) || over > 0}
      />
    </form>
  )
}
