/** A purchase in the model: its money and its credits. */
export interface ModelSale {
  readonly order: string
  /** The provider's reference of its payment. */
  readonly payment: string
  readonly currency: string
  readonly country: string
  /** `2026-07`, and the quarter as formatted on the tax page. */
  readonly soldIn: string
  readonly gross: number
  readonly net: number
  readonly vat: number
  readonly granted: number
  remaining: number
  takenBack: number
  /** The part of the price, in minor units, whose credits were taken back. */
  credited: number
  /** The remainder rounded in the buyer's favour, in units of one credit divided by `gross`. */
  kept: bigint
  /** Number of credits the remaining money covers: all but those taken back and refunded. */
  counted: number
  closed: boolean
  frozen: boolean
  returned: number
  returnedNet: number
  earned: number
  /** State of the bank's dispute over it. */
  dispute: 'none' | 'open' | 'won' | 'lost'
}

/** A spend, with the credits taken from the bonus and from each purchase. */
export interface ModelSpend {
  readonly key: string
  readonly bonus: number
  readonly parts: readonly { readonly sale: ModelSale; readonly credits: number }[]
  refunded: boolean
}

/** VAT rates of the model's countries, in hundredths of a percent; hard-coded, not looked up. */
export const rates: Readonly<Record<string, number>> = {
  NL: 2100,
  DE: 1900,
  FR: 2000,
  IE: 2300,
  PL: 2300,
  CH: 810,
  US: 0,
}

const halfUp = (numerator: bigint, denominator: bigint) =>
  Number((2n * numerator + denominator) / (2n * denominator))

/** Tax included in a gross amount. */
export const computeIncludedTax = (gross: number, basisPoints: number) =>
  halfUp(BigInt(gross) * BigInt(basisPoints), BigInt(10_000 + basisPoints))

type Sold = Pick<
  ModelSale,
  'order' | 'payment' | 'currency' | 'country' | 'soldIn' | 'gross' | 'granted'
>

/** A purchase with nothing spent yet. */
export function createSale(sold: Sold): ModelSale {
  const vat = computeIncludedTax(sold.gross, rates[sold.country] ?? 0)
  const untouched = {
    takenBack: 0,
    credited: 0,
    kept: 0n,
    closed: false,
    frozen: false,
    returned: 0,
    returnedNet: 0,
    earned: 0,
    dispute: 'none',
  } as const
  return {
    ...sold,
    ...untouched,
    vat,
    net: sold.gross - vat,
    remaining: sold.granted,
    counted: sold.granted,
  }
}

/** Tax in the first `returned` minor units returned for a sale. */
export const computeReturnedTax = ({ gross, vat }: ModelSale, returned: number) =>
  halfUp(BigInt(returned) * BigInt(vat), BigInt(gross))

/** Earned part of a sale, by its spent credits. */
export function computeEarned({
  net,
  returnedNet,
  granted,
  remaining,
  takenBack,
}: ModelSale): number {
  const retainedNet = net - returnedNet
  const spent = granted - remaining - takenBack
  return spent + remaining === 0
    ? retainedNet
    : halfUp(BigInt(retainedNet) * BigInt(spent), BigInt(spent + remaining))
}

/** Returns part of a sale's money for good, in both net and tax. The result is both parts. */
export function returnMoney(sale: ModelSale, amount: number): { net: number; vat: number } {
  const vat =
    computeReturnedTax(sale, sale.returned + amount) - computeReturnedTax(sale, sale.returned)
  sale.returned += amount
  sale.returnedNet += amount - vat
  return { net: amount - vat, vat }
}

/** Takes back the unspent credits of a purchase. */
export function takeBack(sale: ModelSale, whole: boolean): void {
  if (sale.closed) return
  sale.takenBack += sale.remaining
  sale.remaining = 0
  sale.kept = 0n
  sale.closed = whole
}

/**
 * Takes back credits with a staff refund: all of them with the last of the money, otherwise the
 * share that `amount` is of the remaining price, rounded in the buyer's favour.
 */
export function takeBackShare(sale: ModelSale, amount: number): void {
  const returned = sale.returned + amount
  if (returned === sale.gross) takeBack(sale, true)
  if (returned <= sale.credited) return
  const gross = BigInt(sale.gross)
  const exact = BigInt(sale.remaining) * gross - sale.kept
  const exactAfter = divideUp(
    exact * BigInt(sale.gross - returned),
    BigInt(sale.gross - sale.credited),
  )
  const after = divideUp(exactAfter, gross)
  sale.kept = after * gross - exactAfter
  sale.takenBack += sale.remaining - Number(after)
  sale.remaining = Number(after)
  sale.credited = returned
}

const divideUp = (amount: bigint, by: bigint) => (amount <= 0n ? 0n : (amount + by - 1n) / by)

/** A member's wallet, as far as it affects money. */
export class ModelWallet {
  bonus: number
  readonly sales: ModelSale[] = []
  readonly spends: ModelSpend[] = []
  constructor(bonus: number) {
    this.bonus = bonus
  }

  /** Credits that can be spent now. */
  get free(): number {
    return this.sales.reduce(
      (sum, { frozen, remaining }) => sum + (frozen ? 0 : remaining),
      this.bonus,
    )
  }

  /** Bonus first, then the oldest purchase that is not frozen. */
  spend(key: string, credits: number): void {
    const bonus = Math.min(this.bonus, credits)
    this.bonus -= bonus
    let left = credits - bonus
    const parts: { sale: ModelSale; credits: number }[] = []
    for (const sale of this.sales) {
      const taken = sale.frozen ? 0 : Math.min(sale.remaining, left)
      if (taken === 0) continue
      sale.remaining -= taken
      left -= taken
      parts.push({ sale, credits: taken })
    }
    this.spends.push({ key, bonus, parts, refunded: false })
  }

  /**
   * Returns credits to where they came from; those from an undone purchase have already been
   * refunded.
   */
  refundSpend(spend: ModelSpend): void {
    spend.refunded = true
    this.bonus += spend.bonus
    for (const { sale, credits } of spend.parts)
      if (sale.closed) sale.takenBack += credits
      else sale.remaining += credits
  }
}

/** The price of a sale's unspent credits, rounded up. */
export function computeUnspent({ gross, granted, remaining }: ModelSale): number {
  const product = BigInt(gross) * BigInt(remaining)
  return Number((product + BigInt(granted) - 1n) / BigInt(granted))
}
