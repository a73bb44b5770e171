import '../styles/components/money.css'
import type { ComponentProps } from 'react'
import { Coin } from '../icons/coin.tsx'
import { joinClasses } from './join-classes.ts'

/** A price in credits, "2 credits". With `free` it shows the word for free, without a coin. */
export function CostChip({
  free,
  className,
  children,
  ...rest
}: ComponentProps<'span'> & { free?: boolean | undefined }) {
  return (
    <span className={joinClasses(free ? 'cost-free' : 'cost', className)} {...rest}>
      {free ? null : <Coin />}
      {children}
    </span>
  )
}

/**
 * The price of an action in money, with the remaining balance: "2 credits a message, about €0.62 ·
 * 24 left". Mark the credits with `<b>`.
 */
export function CostNote({ className, ...rest }: ComponentProps<'p'>) {
  return <p className={joinClasses('cost-note', className)} {...rest} />
}

/** A line of a price list: the item and its CostChip. */
export function CostRow({ className, ...rest }: ComponentProps<'div'>) {
  return <div className={joinClasses('cost-row', className)} {...rest} />
}
