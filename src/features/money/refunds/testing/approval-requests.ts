import { randomBytes, randomUUID } from 'node:crypto'
import type { WebClient } from '#features/members/accounts/testing/web-client.ts'
import { officeClient } from '#features/members/staff/testing/office-client.ts'
import { requestRefund } from './request-refund.ts'
import type { RefundSite } from './refund-site.ts'

type Reply = Awaited<ReturnType<WebClient['send']>>

/** A request for a second person, of any kind. */
interface NewRequest {
  readonly subject: string
  readonly decide: (who: WebClient, approved: boolean) => Promise<Reply>
  /** Whether it has been carried out. */
  readonly isDone: () => Promise<boolean>
  /** Changes what would be approved, or changes it back; no endpoint can do that. */
  readonly tamper: (on: boolean) => Promise<unknown>
}

/** A request with the staff member who made it. */
export interface ApprovalRequest extends NewRequest {
  readonly kind: string
  readonly who: WebClient
  /** The requester's name. */
  readonly name: string
  readonly takeBack: (by: WebClient) => Promise<Reply>
  /** The state of the latest request. */
  readonly readState: () => Promise<unknown>
}

/** The first column of the first row. */
export async function selectOne(
  site: Pick<RefundSite, 'query'>,
  text: string,
  values: unknown[] = [],
): Promise<unknown> {
  const [row] = await site.query(text, values)
  return Object.values(row ?? {})[0]
}

/** The kinds of requests for a second person. */
export const requestKinds = [
  'refunds.refund',
  'refunds.ruling',
  'discounts.code',
  'direct_debit.lift',
] as const
type Kind = (typeof requestKinds)[number]

/**
 * Returns a function that makes a request for a second person, by a different staff member each
 * time, so that no daily limit is used up. Rulings need a provider that leaves disputes open.
 */
export function createRequestMaker(site: RefundSite): (kind: Kind) => Promise<ApprovalRequest> {
  const makers = createMakers(site)
  let people = 0
  return async (kind) => {
    people += 1
    const name = `Frida${people}`
    const who = await officeClient(site, 'finance', name)
    const request = await makers[kind](who)
    const { subject } = request
    const state =
      'select state from staff.approval where kind = $1 and subject = $2 order by id desc'
    return {
      ...request,
      kind,
      who,
      name,
      takeBack: (by) => by.send('DELETE', `/api/office/approvals/${kind}/${subject}`),
      readState: () => selectOne(site, state, [kind, subject]),
    }
  }
}

function createMakers(site: RefundSite): Record<Kind, (who: WebClient) => Promise<NewRequest>> {
  const one = (text: string, values: unknown[]) => selectOne(site, text, values)
  async function disputedOrder(staff: WebClient): Promise<{ id: string; about: string }> {
    const order = await site.bought(await site.buyer(), { bundle: 'p3' })
    await site.turn(order.payment, 'dispute')
    return { id: order.id, about: (await site.file(staff, order.id)).disputes[0]?.about ?? '' }
  }
  return {
    async 'refunds.refund'(who) {
      const { id: order } = await site.bought(await site.buyer(), { bundle: 'p3' })
      await requestRefund(who, order, { amount_minor: 11_000 })
      const subject = (await site.file(who, order)).refunds[0]?.id ?? ''
      const state = 'select state from refunds.refund where refund_id = $1'
      return {
        subject,
        decide: (by, approved) =>
          by.send('PUT', `/api/office/refunds/${subject}/decision`, { approved }),
        isDone: async () => !['waiting', 'declined'].includes(String(await one(state, [subject]))),
        tamper: (on) =>
          site.query(
            'update refunds.refund set amount_minor = amount_minor + $2 where refund_id = $1',
            [subject, on ? 900 : -900],
          ),
      }
    },
    async 'refunds.ruling'(who) {
      const { id: order, about } = await disputedOrder(who)
      const subject = randomUUID()
      const input = { id: subject, about, what: 'won', reason: 'by phone', reference: null }
      await who.send('POST', `/api/office/orders/${order}/rulings`, input)
      return {
        subject,
        decide: (by, approved) =>
          by.send('PUT', `/api/office/rulings/${subject}/decision`, { approved }),
        isDone: async () =>
          (await one('select state from refunds.dispute where ref = $1', [about])) === 'won',
        tamper: (on) =>
          site.query('update refunds.manual_decision set what = $2 where ruling_id = $1', [
            subject,
            on ? 'lost' : 'won',
          ]),
      }
    },
    async 'discounts.code'(who) {
      const subject = randomUUID()
      const draft = {
        id: subject,
        site: 1,
        code: `N${subject.slice(0, 8)}`,
        member: null,
        country: null,
        percentage: 90,
        value_minor: null,
        currency: null,
        minimum_order_minor: null,
        paymentmethods: [],
        from: '2026-01-01',
        until: null,
      }
      await who.send('POST', '/api/office/discount-codes', draft)
      return {
        subject,
        decide: (by, approved) =>
          by.send('PUT', `/api/office/discount-codes/${subject}/decision`, { approved }),
        isDone: async () =>
          (await one('select status from discounts.code where code_id = $1', [subject])) ===
          'active',
        tamper: (on) =>
          site.query('update discounts.code set percentage = $2 where code_id = $1', [
            subject,
            on ? 50 : 90,
          ]),
      }
    },
    async 'direct_debit.lift'(who) {
      const mark = randomBytes(32).toString('hex')
      const begin = "insert into direct_debit.block values (decode($1, 'hex'), 'phone', null, $2)"
      await site.query(begin, [mark, site.server.infrastructure.clock.now()])
      const subject = `phone-${mark}`
      const path = `/api/office/direct-debit/blocks/${subject}/lift`
      await who.send('POST', path, { reason: 'her own phone' })
      const count = "select count(*)::int from direct_debit.block where encode(mark, 'hex') = $1"
      return {
        subject,
        decide: (by, approved) => by.send('PUT', `${path}/decision`, { approved }),
        isDone: async () => (await one(count, [mark])) === 0,
        tamper: (on) =>
          site.query(
            "update direct_debit.block set since_at = since_at + $2 * interval '1 hour' where encode(mark, 'hex') = $1",
            [mark, on ? 1 : -1],
          ),
      }
    },
  }
}
