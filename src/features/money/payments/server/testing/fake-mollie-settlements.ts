import type { EntitySettlement } from 'mollie-api-typescript/models/entitysettlement.js'
import { toDecimal } from '#kernel/money.ts'
import type { FakeBooks } from './fake-books.ts'
import {
  mollieChargeback,
  mollieFault,
  mollieList,
  molliePayment,
  mollieRefund,
} from './fake-mollie-wire.ts'
import type { FakeResponse, FakeRequest } from './fake-server.ts'
import {
  type FakeMove,
  type FakeSettlement,
  type FakeSettlements,
  paidOut,
} from './fake-settlements.ts'

const money = (minor: number, currency: string) => ({
  currency,
  value: (minor < 0 ? '-' : '') + toDecimal(Math.abs(minor), currency),
})

/**
 * Serves Mollie's settlement endpoints: all settlements, and the contents of one with settled
 * amounts.
 */
export function routeSettlements(
  books: FakeBooks,
  { all }: FakeSettlements,
  { path }: FakeRequest,
): FakeResponse {
  const [, , , id = '', part = ''] = path.split('/')
  if (id === '') return ok(mollieList('settlements', all.toReversed().map(settlementBody)))
  const found = all.find((one) => one.id === id)
  if (found === undefined) return { status: 404, body: mollieFault(404, 'Not Found') }
  const kind = part.replace(/s$/, '')
  const items = found.moves
    .filter((move) => move.kind === kind)
    .map((move) => ({
      ...toBody(books, move, found.currency),
      settlementId: id,
      settlementAmount: money(move.amountMinor, found.currency),
    }))
  return ok(mollieList(part, items))
}

const ok = (body: object): FakeResponse => ({ status: 200, body })

function toBody(books: FakeBooks, { kind, about, payment }: FakeMove, currency: string): object {
  const [refund, dispute, paid] = [
    books.refunds.get(about),
    books.disputes.get(about),
    books.payments.get(payment),
  ]
  if (kind === 'refund' && refund !== undefined) return mollieRefund(refund, currency)
  if (kind === 'chargeback' && dispute !== undefined) return mollieChargeback(dispute, currency)
  return paid === undefined ? {} : molliePayment(paid, { refunds: [], disputes: [] })
}

function settlementBody(settlement: FakeSettlement) {
  const { id, day, currency, feeMinor } = settlement
  const link = (path: string) => ({
    href: `https://api.mollie.test/v2/settlements/${path}`,
    type: 'application/hal+json',
  })
  const [year = '', month = ''] = day.split('-')
  return {
    resource: 'settlement',
    id,
    createdAt: `${day}T00:10:00+00:00`,
    reference: `1234567.${id}`,
    settledAt: `${day}T06:30:00+00:00`,
    status: 'paidout',
    amount: money(paidOut(settlement), currency),
    balanceId: 'bal_test',
    periods: {
      [year]: {
        [month]: {
          costs:
            feeMinor === 0
              ? []
              : [
                  {
                    description: 'iDEAL',
                    method: 'ideal',
                    count: 1,
                    rate: { fixed: money(29, currency) },
                    amountNet: money(feeMinor, currency),
                    amountVat: null,
                    amountGross: money(feeMinor, currency),
                  },
                ],
          revenue: [],
        },
      },
    },
    _links: {
      self: link(id),
      payments: link(`${id}/payments`),
      refunds: link(`${id}/refunds`),
      chargebacks: link(`${id}/chargebacks`),
    },
  } satisfies Omit<EntitySettlement, 'links' | 'periods'> & {
    periods: object
    _links: EntitySettlement['links']
  }
}
