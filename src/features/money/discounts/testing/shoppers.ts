import { randomUUID } from 'node:crypto'
import { startSite, type TestSite } from '#app/testing/start-site.ts'
import { createMemberFactory } from '#features/members/accounts/testing/member-factory.ts'
import type { WebClient } from '#features/members/accounts/testing/web-client.ts'

/** A member who can buy, and their account. */
export interface Shopper {
  readonly account: number
  readonly member: string
  readonly name: string
  readonly browser: WebClient
}

/** Response to an order or a code lookup. */
export interface ShopResponse {
  readonly status: number
  readonly code: string | undefined
  readonly field: string | undefined
  readonly message: string | undefined
  // oxlint-disable-next-line typescript/no-explicit-any -- a test reads whatever came and says itself what it should be
  readonly body: any
}

/** A complete site, with members of any age. */
export interface Shop extends TestSite {
  /** Adds a member who signed up `agoMs` milliseconds ago. */
  shopper(agoMs?: number): Promise<Shopper>
  order(who: Shopper, input?: object): Promise<ShopResponse>
  find(who: Shopper, query: Readonly<Record<string, string>>): Promise<ShopResponse>
  /** Performs the payer's action on the sandbox page; waits until the order has the status. */
  settle(who: Shopper, ordered: ShopResponse, outcome: string, status: string): Promise<void>
  now(): Date
}

/** A code as sent by the office's form: 20% off for everyone, with overrides. */
export function codeDraft(change: object = {}) {
  return {
    id: randomUUID(),
    site: 1,
    code: `N${randomUUID().slice(0, 8)}`,
    member: null,
    country: null,
    percentage: 20,
    value_minor: null,
    currency: null,
    minimum_order_minor: null,
    paymentmethods: [],
    from: '2026-01-01',
    until: null,
    ...change,
  }
}

/**
 * Creates codes with unique names in the office and returns the name; a large one is approved by the
 * second staff member.
 */
export function codeMaker(
  office: WebClient,
  second: WebClient,
): (change?: object) => Promise<string> {
  let made = 0
  return async (change = {}) => {
    made += 1
    const name = `CODE${made}`
    const draft = codeDraft({ code: name, ...change })
    const reply = await office.send('POST', '/api/office/discount-codes', draft)
    if (reply.status !== 204)
      throw new Error(`creating a code returned ${reply.status}: ${reply.text}`)
    const path = `/api/office/discount-codes/${draft.id}/decision`
    await second.send('PUT', path, { approved: true })
    return name
  }
}

/** Starts a complete site for testing over HTTP. */
export async function openDiscountShop(): Promise<Shop> {
  const site = await startSite({}, { limits: 'count' })
  const { infrastructure } = site.server
  const makeMember = await createMemberFactory(site)
  const toResponse = ({ status, body }: { status: number; body: unknown }): ShopResponse => {
    const { error } = (body ?? {}) as { error?: { code: string; field?: string; message: string } }
    return { status, body, code: error?.code, field: error?.field, message: error?.message }
  }
  return {
    ...site,
    now: () => infrastructure.clock.now(),
    async shopper(agoMs = 0) {
      const createdAt = new Date(infrastructure.clock.now().getTime() - agoMs)
      const { account, member, name, browser, logIn } = await makeMember({
        createdAt,
        lastActiveAt: createdAt,
      })
      await logIn()
      return { account, member, name, browser }
    },
    order: async (who, input = {}) =>
      toResponse(
        await who.browser.send('POST', '/api/orders', {
          id: randomUUID(),
          bundle: 'p1',
          method: 'ideal',
          country: 'NL',
          consent: true,
          ...input,
        }),
      ),
    find: async (who, query) =>
      toResponse(await who.browser.send('GET', `/api/discount-code?${new URLSearchParams(query)}`)),
    async settle(who, ordered, outcome, status) {
      await who.browser.send('POST', ordered.body.redirect, { outcome })
      for (let tries = 0; tries < 200; tries += 1) {
        const { body } = await who.browser.send('GET', `/api/orders/${ordered.body.order.id}`)
        if ((body as unknown as { status: string }).status === status) return
        await new Promise((resolve) => setTimeout(resolve, 50))
      }
      throw new Error(`the order never reached status ${status}`)
    },
  }
}

/** Switches every kind of discount on. */
export function enableDiscounts({ server }: TestSite): Promise<unknown> {
  const settings = { discount_codes: true, time_bonus: true, welcome_percentage: 10 }
  return server.product.sites.changeSettings(1, settings)
}

/** The discounts a member can use: the code of the visit, the time bonus and the welcome code. */
export async function readDiscounts({ browser }: Shopper) {
  return (await browser.send('GET', '/api/discounts')).body as unknown as Record<
    'code' | 'time_bonus' | 'welcome',
    { code: string; percentage: number; expires: string } | null
  >
}
