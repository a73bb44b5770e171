import '../styles/components/money.css'
import type { ComponentProps, ReactNode } from 'react'
import { Card } from './card.tsx'

type CreditMeterProps = Omit<ComponentProps<'div'>, 'children'> & {
  /** "8 credits". */
  balance: ReactNode
  /** 0 to 1. */
  share: number
  /** "Enough for 4 messages". */
  text: ReactNode
  action?: ReactNode
}

/** The remaining credits and what they are enough for. */
export function CreditMeter({ balance, share, text, action, ...rest }: CreditMeterProps) {
  return (
    <Card {...rest}>
      <p className="font-bold num">{balance}</p>
      <svg className="meter" aria-hidden="true">
        <rect width="100%" height="100%" rx="4" />
        <rect
          className="meter-full"
          width={`${Math.min(1, Math.max(0, share)) * 100}%`}
          height="100%"
          rx="4"
        />
      </svg>
      <p className="type-meta text-muted">{text}</p>
      {action}
    </Card>
  )
}
