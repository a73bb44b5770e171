import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { usePhrases } from '#platform/web/phrases/use-phrases.ts'
import { Alert, Button, CoinsIcon } from '#ui/components/index.ts'
import type { Cost } from '../../contract/chat.ts'
import type { en } from '../../locales/en.ts'
import { ExactLink } from '#features/money/payments/web/index.ts'
import { useCreditsAddress } from './use-credits-address.ts'

/** Balance below which the warning is shown. */
const low = 10

interface CreditLineProps {
  readonly cost: Cost
  readonly kind: 'text' | 'photo'
  /** Price of the next message; if 0 (free), nothing is shown. */
  readonly price: number
  /** Whether a text is typed, which is then kept. */
  readonly typed: boolean
  readonly onKeep: () => void
}

/**
 * Warns when credits run low or are not enough for the next message; typed text or a photo is kept
 * (CHAT-03).
 */
export function CreditLine({ cost, kind, price, typed, onKeep }: CreditLineProps) {
  const t = usePhrases<typeof en>('chat')
  const creditsAddress = useCreditsAddress()
  const { balance } = cost
  if (price === 0 || balance === null || balance > low) return null
  if (balance < price)
    return (
      <Alert tone="warn" icon={<CoinsIcon />} announce>
        {kind === 'photo'
          ? t('photo.none', { balance, credits: price })
          : t('cost.none', { balance, credits: price })}
        {typed ? ` ${t('cost.text_kept')}` : ''}
        <div className="mt-1.5 flex flex-wrap items-center gap-x-4 gap-y-1.5">
          <ExactLink
            act={kind === 'photo' ? 'photo' : 'message'}
            label={(missing) => t('missing', missing)}
            className="num font-semibold underlined"
          />
          {!typed ? null : (
            <Button variant="line" size="sm" onClick={onKeep}>
              {t('cost.keep')}
            </Button>
          )}
        </div>
      </Alert>
    )
  return (
    <Alert
      tone="warn"
      icon={<CoinsIcon />}
      action={
        <Link className="alert-action" to={creditsAddress}>
          {t('cost.add')}
        </Link>
      }
    >
      {kind === 'photo'
        ? t.rich('photo.low', { balance, photos: Math.floor(balance / price), b: bold })
        : t.rich('cost.low', { balance, messages: Math.floor(balance / price), b: bold })}
    </Alert>
  )
}

const bold = (children: ReactNode) => <b>{children}</b>
