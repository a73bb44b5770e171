import { usePhrases } from '#platform/web/phrases/use-phrases.ts'
import { Button, Coin, PaperPlaneRightFillIcon } from '#ui/components/index.ts'
import type { en } from '../../locales/en.ts'
import type { AddCredits } from './use-add-credits.ts'

interface SendButtonProps {
  /** In credits. */
  readonly price: number
  /** The price exceeds the balance: the button opens the order of credits. */
  readonly short: boolean
  readonly adding: Pick<AddCredits, 'prepare' | 'show'>
  /** Accessible label, for those who cannot see the number on it. */
  readonly label: string | undefined
  readonly disabled?: boolean
}

/** Sends, and shows the price; or opens the order of credits if there are not enough. */
export function SendButton({ price, short, adding, label, disabled = false }: SendButtonProps) {
  const t = usePhrases<typeof en>('chat')
  if (short)
    return (
      <Button
        variant="brass"
        size="sm"
        icon={<Coin />}
        aria-haspopup="dialog"
        onPointerEnter={adding.prepare}
        onFocus={adding.prepare}
        onClick={adding.show}
      >
        {t('cost.add_credits')}
      </Button>
    )
  return (
    <Button
      type="submit"
      variant={price === 0 ? 'pine' : 'brass'}
      className="num"
      icon={<PaperPlaneRightFillIcon />}
      aria-label={label}
      aria-disabled={disabled || undefined}
    >
      {price === 0 ? t('composer.send') : price}
    </Button>
  )
}
