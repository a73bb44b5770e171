import { afterAll, beforeAll, expect, test } from 'vitest'
import { sql } from '#platform/server/postgres/sql.ts'
import { reportFigure } from '#platform/server/testing/report-figure.ts'
import type { OrderStatus } from '../../rules/order-status.ts'
import { createRandom } from '../testing/random.ts'
import type { FakeOutcome } from '../testing/fake-books.ts'
import {
  openShopWithThreeGateways,
  type PlacedOrder,
  type ShopWithThreeGateways,
} from '../testing/shop-with-three-gateways.ts'

/** 400 webhooks for 40 orders; with MINUET_WEBHOOKS=all 10,000 for 1,000. */
const orders = process.env.MINUET_WEBHOOKS === 'all' ? 1000 : 40
const each = 10
const seed = Number(process.env.MINUET_SEED ?? '20260701')

let shop: ShopWithThreeGateways
beforeAll(async () => {
  shop = await openShopWithThreeGateways()
  await shop.chaos({ drop: true })
})
afterAll(() => shop.close())

/** The steps of an order, and its status after all of them. */
const stories: readonly (readonly [steps: readonly FakeOutcome[], end: OrderStatus])[] = [
  [['pay'], 'completed'],
  [['later', 'settle'], 'completed'],
  [['challenge', 'pay'], 'completed'],
  [['later'], 'pending'],
  [['fail'], 'failed'],
  [['cancel'], 'cancelled'],
  [['challenge', 'cancel'], 'cancelled'],
  [[], 'created'],
]
const methods = ['ideal', 'creditcard', 'applepay'] as const

interface Story {
  readonly account: number
  readonly order: PlacedOrder
  readonly steps: readonly FakeOutcome[]
  readonly end: OrderStatus
}
type Tick =
  | { story: Story; step: FakeOutcome }
  | { story: Story; hook: 'good' | 'copy' | 'forged' | 'old' }

test(`${orders * each} webhooks for ${orders} orders, shuffled, duplicated, lost, late and forged: credits match the model`, async () => {
  const chance = createRandom(seed)
  const runs: Story[] = []
  for (let count = 0; count < orders; count++) {
    const [steps, end] = chance.one(stories)
    const account = shop.newAccount()
    const order = await shop.placeOrder(account, { method: methods[count % methods.length] })
    runs.push({ account, order, steps, end })
  }

  const hooks: Tick[] = runs.flatMap((story) =>
    Array.from({ length: each }, () => ({
      story,
      hook: chance.one(['good', 'good', 'good', 'copy', 'forged', 'old'] as const),
    })),
  )
  const lossPercent = chance.below(31)
  const sent = hooks.filter(() => chance.below(100) >= lossPercent)
  const answers = { good: 0, refused: 0, resent: 0 }
  const wrong: string[] = []

  async function tick(one: Tick): Promise<void> {
    const { story } = one
    const now = shop.clock.now()
    if ('step' in one) return shop.act(story.order, one.step)
    const { gateway } = story.order
    if (one.hook === 'forged') {
      const status = await shop.post(gateway, shop.forged(story.order, now))
      if (status !== 401) wrong.push(`a forged one was answered ${status}`)
      answers.refused += 1
      return
    }
    // Six minutes old: a replay for providers that sign the time, and valid for those that do not.
    const at = one.hook === 'old' ? new Date(now.getTime() - 360_000) : now
    const webhook = shop.createWebhook(story.order, at, {
      signed: chance.below(2) === 0,
      about: chance.one(['session', 'intent']),
    })
    const copies = one.hook === 'copy' ? 3 : 1
    const expectedStatus = one.hook === 'old' && gateway !== 'mollie' ? 401 : 200
    const statuses = await Promise.all(Array.from({ length: copies }, () => send(gateway, webhook)))
    for (const status of statuses)
      if (status !== expectedStatus) wrong.push(`${one.hook} of ${gateway} was answered ${status}`)
    answers[expectedStatus === 200 ? 'good' : 'refused'] += copies
  }

  /** On a busy machine a query to the provider can time out; then the provider sends it again. */
  async function send(...webhook: Parameters<typeof shop.post>): Promise<number> {
    const status = await shop.post(...webhook)
    if (status !== 503) return status
    answers.resent += 1
    return shop.post(...webhook)
  }

  // Steps keep their order within a story; everything else is shuffled, and twelve run
  // concurrently.
  const ticks = chance.shuffled([
    ...sent,
    ...runs.flatMap((story) => story.steps.map((step) => ({ story, step }))),
  ])
  const steps = new Map(runs.map((story) => [story, [...story.steps]]))
  const ordered = ticks.map((one) =>
    'step' in one ? { ...one, step: steps.get(one.story)?.shift() ?? one.step } : one,
  )
  const busy = new Map<Story, Promise<void>>()
  for (let first = 0; first < ordered.length; first += 12)
    await Promise.all(
      ordered.slice(first, first + 12).map((one) => {
        if (!('step' in one)) return tick(one)
        const after = (busy.get(one.story) ?? Promise.resolve()).then(() => tick(one))
        busy.set(one.story, after)
        return after
      }),
    )
  expect(wrong).toEqual([])

  // Before reconciliation, no credits are granted without payment or twice.
  const early = await grantsByAccount()
  for (const { account, end } of runs)
    expect(early.get(account) ?? 0).toBeLessThanOrEqual(end === 'completed' ? 1 : 0)

  // The scheduled job detects lost webhooks.
  shop.clock.moveBy(6 * 60_000)
  await shop.payments.reconcile(shop.clock.now())
  const grants = await grantsByAccount()
  const statuses = await shop.database.many<{ order_id: string; status: OrderStatus }>(
    sql`select order_id, status from payments.purchase`,
  )
  const statusByOrder = new Map(statuses.map(({ order_id, status }) => [order_id, status]))
  const results = runs.map(({ account, order }) => [
    grants.get(account) ?? 0,
    statusByOrder.get(order.id),
  ])
  expect(results).toEqual(runs.map(({ end }) => [end === 'completed' ? 1 : 0, end]))
  for (const { account, end } of runs.slice(0, 100))
    expect((await shop.credits(account)).credits).toBe(end === 'completed' ? 60 : 0)

  const { forged } = await shop.database.one<{ forged: number }>(
    sql`select count(*) as forged from payments.webhook where event_id like '%forged%'`,
  )
  expect(forged).toBe(0)
  expect(answers.refused).toBeGreaterThan(orders / 2)
  expect(answers.good).toBeGreaterThan(orders)
  expect(await shop.violations()).toEqual([])
  reportFigure(
    `${answers.good + answers.refused} webhooks for ${orders} orders, ${answers.refused} of them refused as forged or old, ${answers.resent} sent again; 0 differences`,
  )
}, 1_200_000)

async function grantsByAccount(): Promise<Map<number, number>> {
  const rows = await shop.database.many<{ account_id: number; grants: number }>(sql`
    select account_id, count(*) as grants from credits.movement where kind = 'grant' group by account_id`)
  return new Map(rows.map(({ account_id, grants }) => [account_id, grants]))
}
