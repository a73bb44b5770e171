import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { usePhrases } from '#platform/web/phrases/use-phrases.ts'
import { Alert, Button, CoinsIcon } from '#platform/web/ui/index.ts'
import type { Cost } from '../contract.ts'
import type { en } from '../locales/en.ts'

/** From how many credits on there is a word about them. */
const low = 10

interface CreditLineProps {
  readonly cost: Cost
  /** Of the next message; 0 is free, and then nothing is said. */
  readonly price: number
  readonly onKeep: () => void
}

/** Says when credits run low, and when they are not enough for the next message; the text is kept (CHAT-03). */
export function CreditLine({ cost, price, onKeep }: CreditLineProps) {
  const t = usePhrases<typeof en>('chat')
  if (price === 0 || cost.balance > low) return null
  if (cost.balance < price)
    return (
      <Alert
        tone="warn"
        icon={<CoinsIcon />}
        announce
        action={
          <Button variant="line" size="sm" onClick={onKeep}>
            {t('cost.keep')}
          </Button>
        }
      >
        {t('cost.none', { balance: cost.balance, credits: price })}
      </Alert>
    )
  return (
    <Alert
      tone="warn"
      icon={<CoinsIcon />}
      action={
        <Link className="alert-action" to="/premium">
          {t('cost.add')}
        </Link>
      }
    >
      {t.rich('cost.low', {
        balance: cost.balance,
        messages: Math.floor(cost.balance / price),
        b: (words: ReactNode) => <b>{words}</b>,
      })}
    </Alert>
  )
}
