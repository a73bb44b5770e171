import type { KeyboardEvent, ReactNode } from 'react'
import { Link } from 'react-router'
import { usePhrases } from '#platform/web/phrases/use-phrases.ts'
import { Button, ButtonLink, Coin, PaperPlaneRightFillIcon } from '#platform/web/ui/index.ts'
import type { en } from '../locales/en.ts'
import type { ComposerState } from './use-composer.ts'
import { useCreditsAddress } from './use-credits-address.ts'

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
  const creditsAddress = useCreditsAddress()
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
        enterKeyHint="send"
        value={text}
        onChange={(event) => composer.write(event.target.value)}
        onKeyDown={press}
      />
      {short ? (
        <ButtonLink as={Link} to={creditsAddress} variant="brass" size="sm" icon={<Coin />}>
          {t('cost.add_credits')}
        </ButtonLink>
      ) : (
        <Button
          type="submit"
          variant={price === 0 ? 'pine' : 'brass'}
          className="num"
          icon={<PaperPlaneRightFillIcon />}
          aria-label={
            unpriced ? undefined : price === 0 ? t('composer.send_free') : t('composer.send_for', { credits: price })
          }
          aria-disabled={text.trim() === '' || over > 0 || undefined}
        >
          {price === 0 ? t('composer.send') : price}
        </Button>
      )}
    </form>
  )
}
