import { randomUUID } from 'node:crypto'
import { someone } from '#features/members/accounts/testing/someone.ts'
import type { RefundSite } from '#features/money/refunds/testing/refund-site.ts'
import { officeClient } from '#features/members/staff/testing/office-client.ts'
import { createRandom } from './random.ts'
import { makeOfficeCodes } from './make-office-codes.ts'
import { pay } from './pay.ts'
import { getBrowser, type Member } from './member.ts'
import {
  computeEarned,
  computeUnspent,
  ModelWallet,
  type ModelSale,
  createSale,
  takeBack,
  takeBackShare,
} from './money-model.ts'
import { ModelBooks } from './month-figures.ts'

/** The amount of an order that one staff member may refund alone, in any of the currencies. */
const aloneMinor = 9_000

/**
 * Members sign up, buy, spend, request refunds and leave, with each action applied to the product
 * and to a model of it.
 */
export class ThirteenMonths {
  readonly books = new ModelBooks()
  readonly acts = new Map<string, number>()
  readonly members: Member[] = []
  private readonly site: RefundSite
  private readonly chance: () => number
  private month = ''
  private codes: readonly string[] = []

  constructor(site: RefundSite, seed: number) {
    this.site = site
    this.chance = createRandom(seed)
  }

  private get clock() {
    return this.site.server.infrastructure.clock
  }
  private get product() {
    return this.site.server.product
  }
  private pick<T>(all: readonly T[]): T {
    return all[Math.floor(this.chance() * all.length)] as T
  }
  private did(act: string): void {
    this.acts.set(act, (this.acts.get(act) ?? 0) + 1)
  }

  /** Ten in the morning on the first of next month, far from midnight in any time zone. */
  begin(): void {
    const now = this.clock.now()
    this.clock.moveBy(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 1, 1, 10) - now.getTime())
    this.month = this.clock.now().toISOString().slice(0, 7)
  }

  /** The office codes used by some of the orders. */
  async makeCodes(): Promise<void> {
    this.codes = await makeOfficeCodes(this.site)
  }

  /**
   * Runs a day until night, then moves the clock to a later morning. `nightly` runs the jobs.
   */
  async day(options: {
    acts: number
    newcomers: number
    nightly: () => Promise<void>
    days: number
  }): Promise<void> {
    await this.product.payouts.fetch(this.clock.now())
    this.books.settle(this.month)
    for (let number = 0; number < options.newcomers; number++) await this.signUp()
    for (let number = 0; number < options.acts; number++) await this.act()
    await options.nightly()
    this.night()
    const now = this.clock.now()
    const morning = Date.UTC(
      now.getUTCFullYear(),
      now.getUTCMonth(),
      now.getUTCDate() + options.days,
      10,
    )
    this.clock.moveBy(morning - now.getTime())
  }

  /** Switches to the clock's month if it has changed; returns the month that ended. */
  turnMonth(): string | null {
    const month = this.clock.now().toISOString().slice(0, 7)
    if (month === this.month) return null
    const ended = this.month
    this.month = month
    return ended
  }

  private night(): void {
    const owed = new Map<string, number>()
    for (const sale of this.sales()) {
      const earned = computeEarned(sale)
      this.books.month(this.month, sale.currency).earned_minor += earned - sale.earned
      sale.earned = earned
      owed.set(sale.currency, (owed.get(sale.currency) ?? 0) + sale.net - sale.returnedNet - earned)
    }
    for (const [currency, minor] of owed) this.books.month(this.month, currency).owed_minor = minor
  }

  private sales(): ModelSale[] {
    return this.members.flatMap(({ wallet }) => wallet.sales)
  }

  private async signUp(): Promise<void> {
    const country = this.pick(['NL', 'NL', 'DE', 'FR', 'IE', 'PL', 'CH', 'US'])
    const who = await someone(this.site)
    const { bonus } = await this.site.wallet(who.browser)
    const member = {
      who,
      country,
      wallet: new ModelWallet(bonus),
      loggedInAt: this.clock.now().getTime(),
      leaving: false,
    }
    this.members.push(member)
    this.did('sign-up')
    // Some use the bonus of the first four hours.
    if (this.chance() < 0.4) await this.buy(member, 'TIMEBONUS25')
  }

  private async act(): Promise<void> {
    const member = this.pick(this.members)
    const dice = this.chance()
    if (dice < 0.22)
      return member.leaving
        ? undefined
        : this.buy(member, this.chance() < 0.3 ? this.pick(this.codes) : null)
    if (dice < 0.66) return this.spend(member)
    if (dice < 0.76) return this.refundSpend(member)
    if (dice < 0.98) return this.moneyBack(member, dice)
    return this.leave(member)
  }

  private async buy(member: Member, code: string | null): Promise<void> {
    const kind = this.chance()
    const item = kind < 0.15 ? 'exact' : this.pick(['p0', 'p1', 'p2', 'p3'])
    const byDebit = member.country === 'NL' && this.chance() < 0.6
    const bought = await pay(this.site, member, { item, code, byDebit })
    if (bought === null) return this.did('order refused')
    const { order, payment, debited } = bought
    if (debited) this.did('order by direct debit')
    const { price_minor: gross, credits: granted, currency } = order
    const sale = createSale({
      order: order.id,
      payment,
      currency,
      country: member.country,
      soldIn: this.month,
      gross,
      granted,
    })
    member.wallet.sales.push(sale)
    this.books.sold(this.month, sale)
    this.did(
      `order ${order.bundle}${code === null || order.discount === null ? '' : ' with a code'}`,
    )
    // Some withdraw immediately.
    if (this.chance() < 0.2) await this.withdraw(member, sale)
  }

  private async spend({ who, wallet }: Member): Promise<void> {
    const free = wallet.free
    if (free === 0) return
    const credits = this.chance() < 0.1 ? free : 1 + Math.floor(this.chance() * Math.min(free, 25))
    const key = randomUUID()
    const text = "select verdict from credits.public_spend($1, $2, $3, 'message', null, $4)"
    await this.verdict('spent', text, [who.account, credits, key, this.clock.now()])
    wallet.spend(key, credits)
    this.did('spend')
  }

  private async verdict(wanted: string, text: string, values: unknown[]): Promise<void> {
    const [{ verdict } = {}] = await this.site.query(text, values)
    if (verdict !== wanted) throw new Error(`verdict ${String(verdict)} instead of ${wanted}`)
  }

  private async refundSpend({ who, wallet }: Member): Promise<void> {
    const open = wallet.spends.filter(({ refunded }) => !refunded)
    if (open.length === 0) return
    const spend = this.pick(open)
    const text = 'select verdict from credits.public_refund_spend($1, $2, $3, $4)'
    const asked = [who.account, spend.key, `refund:${spend.key}`, this.clock.now()]
    await this.verdict('refunded', text, asked)
    wallet.refundSpend(spend)
    this.did('unread given back')
  }

  private async moneyBack(member: Member, dice: number): Promise<void> {
    const open = member.wallet.sales.filter(({ dispute }) => dispute === 'open')
    if (open.length > 0) return this.endDispute(this.pick(open))
    const free = member.wallet.sales.filter(
      ({ dispute, returned, gross }) => dispute !== 'lost' && returned < gross,
    )
    if (free.length === 0) return
    const sale = this.pick(free)
    if (dice < 0.84) return this.withdraw(member, sale)
    if (dice < 0.91) return this.refundByStaff(sale)
    return sale.dispute === 'none' ? this.dispute(sale) : undefined
  }

  private async withdraw(member: Member, sale: ModelSale): Promise<void> {
    if (member.leaving) return
    const browser = await getBrowser(this.site, member)
    const reply = await browser.send('POST', `/api/orders/${sale.order}/withdrawal`, {})
    const moneyBack = reply.body as unknown as {
      withdrawal: { settled: { credits: number; amount_minor: number } }
    }
    // After the period, or the second time, nothing changes.
    if (reply.status !== 200) return this.did('withdrawal too late')
    if (this.withdrawn.has(sale.order)) return
    this.withdrawn.add(sale.order)
    const left = sale.gross - sale.returned
    const amount = Math.min(left, computeUnspent(sale))
    const { settled } = moneyBack.withdrawal
    if (settled.credits !== sale.remaining || settled.amount_minor !== amount)
      throw new Error(
        `a withdrawal returned ${JSON.stringify(settled)}, the model ${sale.remaining} and ${amount}`,
      )
    takeBack(sale, amount === left)
    this.did('withdrawal')
    if (amount === 0) return
    await this.arrives(sale, amount)
  }
  private readonly withdrawn = new Set<string>()

  private async refundByStaff(sale: ModelSale): Promise<void> {
    const left = sale.gross - sale.returned
    const refundedByStaff = this.staffRefunds.get(sale.order) ?? 0
    const amount = Math.min(
      left,
      this.chance() < 0.3 ? left : 1 + Math.floor(this.chance() * left),
      aloneMinor - refundedByStaff,
    )
    if (amount < 1) return
    const finance = await officeClient(this.site, 'finance', 'Frida')
    const request = { id: randomUUID(), amount_minor: amount, reason: 'goodwill' }
    const reply = await finance.send('POST', `/api/office/orders/${sale.order}/refunds`, request)
    if (reply.status !== 200) throw new Error(reply.text)
    this.staffRefunds.set(sale.order, refundedByStaff + amount)
    takeBackShare(sale, amount)
    this.did('refund by the staff')
    await this.arrives(sale, amount)
  }
  private readonly staffRefunds = new Map<string, number>()

  /** The provider pays it out within the minute. */
  private async arrives(sale: ModelSale, amount: number): Promise<void> {
    await this.site.wait(61_000)
    this.books.refunded(this.month, sale, amount)
  }

  private async dispute(sale: ModelSale): Promise<void> {
    const [{ method } = {}] = await this.site.query(
      'select method from sandbox_gateway.payment where id = $1',
      [sale.payment],
    )
    this.books.disputed(this.month, sale)
    // The bank claims all of it, whatever has been refunded.
    if (sale.returned > 0) this.did('claim beyond what is left')
    if (method === 'sdd') {
      await this.site.turn(sale.payment, `return:${this.pick(['AC04', 'AM04', 'MD06'])}`)
      this.did('debit returned')
      return this.books.lost(this.month, sale)
    }
    await this.site.turn(sale.payment, 'dispute')
    sale.dispute = 'open'
    sale.frozen = true
    this.did('chargeback')
  }

  private async endDispute(sale: ModelSale): Promise<void> {
    const won = this.chance() < 0.5
    await this.site.turn(sale.payment, won ? 'dispute_won' : 'dispute_lost')
    sale.frozen = false
    this.did(won ? 'chargeback won' : 'chargeback lost')
    if (!won) return this.books.lost(this.month, sale)
    this.books.won(this.month, sale)
  }

  private async leave(member: Member): Promise<void> {
    if (member.leaving || this.members.filter(({ leaving }) => !leaving).length < 3) return
    const input = { current_password: member.who.password }
    const browser = await getBrowser(this.site, member)
    const reply = await browser.send('POST', '/api/account/deletion', input)
    if (reply.status >= 300) throw new Error(reply.text)
    member.leaving = true
    this.did('account deleted')
  }
}
