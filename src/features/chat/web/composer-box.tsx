import type { KeyboardEvent, ReactNode } from 'react'
import { usePhrases } from '#platform/web/phrases/use-phrases.ts'
import type { en } from '../locales/en.ts'
import type { ComposerState } from './use-composer.ts'
import { SendButton } from './send-button.tsx'

interface ComposerBoxProps {
  readonly composer: ComposerState
  readonly name: string
  /** In credits; 0 is free. */
  readonly price: number
  /** Nothing is ever paid here, so nothing is said of prices. */
  readonly unpriced: boolean
  /** Not enough credits are left: what would send sells credits instead. */
  readonly short: boolean
  readonly extra: ReactNode
}

/** The field and its Send. Enter sends where there is a keyboard; on a touch screen it begins a new line. */
export function ComposerBox({ composer, name, price, unpriced, short, extra }: ComposerBoxProps) {
  const t = usePhrases<typeof en>('chat')
  const { text, over, attach } = composer

  function press(event: KeyboardEvent) {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return
    if (!matchMedia('(pointer: fine)').matches) return
    event.preventDefault()
    composer.send()
  }

  return (
    <form
      className="chat-box"
      onSubmit={(event) => {
        event.preventDefault()
        composer.send()
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
        label={
          unpriced ? undefined : price === 0 ? t('composer.send_free') : t('composer.send_for', { credits: price })
        }
        disabled={text.trim() === '' || over > 0}
      />
    </form>
  )
}
