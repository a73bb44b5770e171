import '../styles/components/prices.css'
import type { ComponentProps, ReactNode } from 'react'
import { joinClasses } from './join-classes.ts'

type PriceCardProps = Omit<ComponentProps<'input'>, 'type' | 'children'> & {
  /** "60". */
  amount: ReactNode
  /** "credits". */
  unit: ReactNode
  /** "30 messages". */
  buys: ReactNode
  /** "€18.74". */
  price: ReactNode
  /**
   * The price charged immediately before, struck through; `normalPriceLabel` announces it to screen
   * readers.
   */
  normalPrice?: ReactNode
  normalPriceLabel?: string | undefined
  /** "€0.31 a credit". */
  each: ReactNode
  /** "Most chosen", only with proof. */
  mark?: ReactNode
}

/** A package of credits as a radio button. Group several in a fieldset of class `prices`. */
export function PriceCard({
  amount,
  unit,
  buys,
  price,
  normalPrice,
  normalPriceLabel,
  each,
  mark,
  className,
  ...rest
}: PriceCardProps) {
  return (
    <label className={joinClasses('price', className)}>
      <input className="real-input" type="radio" {...rest} />
      <span className="price-dot" aria-hidden="true" />
      <span className="price-amount">
        <b>{amount}</b> {unit}
      </span>
      <span className="price-buys">{buys}</span>
      <span className="price-now">
        <b>{price}</b>
        {normalPrice ? (
          <s>
            {normalPriceLabel ? <span className="sr-only">{normalPriceLabel} </span> : null}
            {normalPrice}
          </s>
        ) : null}
      </span>
      <span className="price-each">{each}</span>
      {mark ? <span className="price-mark">{mark}</span> : null}
    </label>
  )
}
