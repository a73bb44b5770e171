import { Link } from 'react-router'
import { usePhrases } from '#platform/web/phrases/use-phrases.ts'
import { Button, ButtonLink, Coin, PaperPlaneRightFillIcon } from '#ui/components/index.ts'
import type { en } from '../../locales/en.ts'
import { useCreditsAddress } from './use-credits-address.ts'

interface SendButtonProps {
  /** In credits. */
  readonly price: number
  /** The price exceeds the balance, so the button leads to the checkout. */
  readonly short: boolean
  /** Accessible label, for people who cannot see the number on it. */
  readonly label: string | undefined
  readonly disabled?: boolean
}

/**
 * Sends the message and shows its price, or leads to the checkout if there are not enough credits.
 */
export function SendButton({ price, short, label, disabled = false }: SendButtonProps) {
  const t = usePhrases<typeof en>('chat')
  const creditsAddress = useCreditsAddress()
  if (short)
    return (
      <ButtonLink as={Link} to={creditsAddress} variant="brass" size="sm" icon={<Coin />}>
        {t('cost.add_credits')}
      </ButtonLink>
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
