import './gallery.css'
import { Card, Panel } from '../card.tsx'
import { CostChip, CostNote, CostRow } from '../cost-chip.tsx'
import { Countdown } from '../countdown.tsx'
import { CreditMeter } from '../credit-meter.tsx'
import { PriceCard } from '../price-card.tsx'
import { Specimen } from './specimen.tsx'

const bundles = [
  ['20', '10 messages', '€7.49', '€9.99', '€0.37 a credit'],
  ['60', '30 messages', '€18.74', '€24.99', '€0.31 a credit'],
] as const

/** Prices, balances and deadlines. */
export function MoneySpecimens() {
  return (
    <Specimen title="Credits">
      <div className="grid gap-3 cols-2-from-sm">
        <CreditMeter balance="8 credits" share={0.22} text="Enough for 4 messages" />
        <Card>
          <p className="gallery-price font-bold">
            <Countdown leftMs={11_528_000} label="Time left" />
          </p>
          <p className="type-meta text-muted">
            Ends at 18:42. Real deadline: 4 hours after you joined.
          </p>
        </Card>
      </div>
      <fieldset className="mt-5 grid gap-4">
        <legend className="legend">Bundles</legend>
        <div className="prices">
          {bundles.map(([amount, buys, price, normal, each]) => (
            <PriceCard
              key={amount}
              name="bundle"
              value={amount}
              amount={amount}
              unit="credits"
              buys={buys}
              price={price}
              normalPrice={normal}
              normalPriceLabel="Normal price"
              each={each}
            />
          ))}
        </div>
      </fieldset>
      <Panel raised className="gallery-panel mt-5 grid gap-2.5">
        <CostRow>
          Likes <CostChip free>Free</CostChip>
        </CostRow>
        <CostRow>
          A message <CostChip>2 credits</CostChip>
        </CostRow>
        <CostNote>
          <b>2 credits</b> a message, about €0.62 · 24 left
        </CostNote>
      </Panel>
    </Specimen>
  )
}
