import { returnMoney, type ModelSale, takeBack } from './money-model.ts'

/** The model's figures for a month in one currency, named as in the office's list. */
export interface MonthFigures {
  sales: number
  sold_minor: number
  sold_net_minor: number
  sold_vat_minor: number
  earned_minor: number
  owed_minor: number
  refunded_minor: number
  disputed_minor: number
  won_minor: number
  lost_minor: number
  fees_minor: number
  paid_out_minor: number
}

/** The model's figures for a line of the tax page. */
export interface TaxFigures {
  invoices: number
  net_minor: number
  vat_minor: number
  credit_notes: number
  credited_net_minor: number
  credited_vat_minor: number
}

/** The quarter of a month: `2026-Q3` for `2026-07`. */
export const getQuarterOfMonth = (month: string) =>
  `${month.slice(0, 4)}-Q${Math.ceil(Number(month.slice(5)) / 3)}`

/** The model's books: every figure that the product is checked against, by month and by quarter. */
export class ModelBooks {
  readonly months = new Map<string, MonthFigures>()
  readonly tax = new Map<string, TaxFigures>()
  /**
   * By currency: money held by the provider since the last payout, and the number of payments it
   * charges a fee for.
   */
  private readonly waiting = new Map<string, { minor: number; payments: number }>()
  invoices = 0
  creditNotes = 0

  month(month: string, currency: string): MonthFigures {
    const key = `${month} ${currency}`
    const existing = this.months.get(key)
    if (existing !== undefined) return existing
    const none = {
      sales: 0,
      sold_minor: 0,
      sold_net_minor: 0,
      sold_vat_minor: 0,
      earned_minor: 0,
      owed_minor: 0,
    }
    const moved = {
      refunded_minor: 0,
      disputed_minor: 0,
      won_minor: 0,
      lost_minor: 0,
      fees_minor: 0,
      paid_out_minor: 0,
    }
    const created = { ...none, ...moved }
    this.months.set(key, created)
    return created
  }

  taxLine(month: string, { country, currency, soldIn }: ModelSale): TaxFigures {
    const key = `${getQuarterOfMonth(month)} ${country} ${currency} ${getQuarterOfMonth(soldIn)}`
    const known = this.tax.get(key)
    if (known !== undefined) return known
    const fresh = {
      invoices: 0,
      net_minor: 0,
      vat_minor: 0,
      credit_notes: 0,
      credited_net_minor: 0,
      credited_vat_minor: 0,
    }
    this.tax.set(key, fresh)
    return fresh
  }

  /** A sale with its invoice. */
  sold(month: string, sale: ModelSale): void {
    const figures = this.month(month, sale.currency)
    figures.sales += 1
    figures.sold_minor += sale.gross
    figures.sold_net_minor += sale.net
    figures.sold_vat_minor += sale.vat
    const line = this.taxLine(month, sale)
    line.invoices += 1
    line.net_minor += sale.net
    line.vat_minor += sale.vat
    this.invoices += 1
    this.moved(sale.currency, sale.gross, 1)
  }

  /** A completed refund with its credit note. */
  refunded(month: string, sale: ModelSale, amount: number): void {
    const { net, vat } = returnMoney(sale, amount)
    sale.counted = sale.granted - sale.takenBack
    sale.credited = Math.max(sale.credited, sale.returned)
    this.month(month, sale.currency).refunded_minor += amount
    const line = this.taxLine(month, sale)
    line.credit_notes += 1
    line.credited_net_minor += net
    line.credited_vat_minor += vat
    this.creditNotes += 1
    this.moved(sale.currency, -amount)
  }

  /** A bank claims a sale's money and holds it until the dispute is decided. */
  disputed(month: string, sale: ModelSale): void {
    this.month(month, sale.currency).disputed_minor += sale.gross
    this.moved(sale.currency, -sale.gross)
  }

  /** The dispute is decided in the shop's favour. */
  won(month: string, sale: ModelSale): void {
    sale.dispute = 'won'
    this.month(month, sale.currency).won_minor += sale.gross
    this.moved(sale.currency, sale.gross)
  }

  /**
   * The dispute is lost: the unspent part of the remaining sale is reversed, the spent part stays
   * earned, and the rest of what the bank took is lost, including earlier refunds.
   */
  lost(month: string, sale: ModelSale): void {
    sale.dispute = 'lost'
    takeBack(sale, true)
    const within = BigInt(sale.gross - sale.returned)
    const counted = BigInt(sale.counted)
    const unspent = counted - BigInt(sale.granted - sale.remaining - sale.takenBack)
    const undone =
      counted === 0n ? Number(within) : Number((2n * within * unspent + counted) / (2n * counted))
    returnMoney(sale, undone)
    sale.counted = sale.granted - sale.takenBack
    this.month(month, sale.currency).lost_minor += sale.gross - undone
  }

  /** Records money moved at the provider. */
  moved(currency: string, minor: number, payments = 0): void {
    const before = this.waiting.get(currency) ?? { minor: 0, payments: 0 }
    this.waiting.set(currency, {
      minor: before.minor + minor,
      payments: before.payments + payments,
    })
  }

  /** The provider pays out everything waiting, less 29 minor units per payment. */
  settle(month: string): void {
    for (const [currency, { minor, payments }] of this.waiting) {
      const figures = this.month(month, currency)
      figures.fees_minor += 29 * payments
      figures.paid_out_minor += minor - 29 * payments
    }
    this.waiting.clear()
  }
}
