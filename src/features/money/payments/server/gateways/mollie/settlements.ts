import type { Client } from 'mollie-api-typescript'
import type { EntitySettlement } from 'mollie-api-typescript/models/entitysettlement.js'
import { dayMs } from '#kernel/duration.ts'
import type { PaymentGateway, SettlementLine } from '../gateway.ts'
import type { CallMollie } from './client.ts'
import { toMinorUnits } from './read-payment.ts'

type Amount = Parameters<typeof toMinorUnits>[0]

/** Maximum time between the start of a settlement and its payout; monthly ones are the longest. */
const longestMs = 45 * dayMs

/** The settlement part of the Mollie adapter; only an organization token may read them. */
export function createSettlementReader(
  call: CallMollie,
): Required<Pick<PaymentGateway, 'settlements'>> {
  return {
    settlements: async (day) =>
      (await call(async (mollie) => {
        const lines: SettlementLine[] = []
        for (const settlement of await paidOutOn(mollie, day))
          lines.push(...(await listLines(mollie, settlement)))
        return lines
      })) ?? [],
  }
}

/** Settlements are listed newest first. */
async function paidOutOn(mollie: Client, day: string): Promise<EntitySettlement[]> {
  const settlements: EntitySettlement[] = []
  const begun = new Date(`${day}T00:00:00Z`).getTime() - longestMs
  for await (const { result } of await mollie.settlements.list({ limit: 250 })) {
    for (const settlement of result.embedded.settlements)
      if (settlement.status === 'paidout' && toDay(settlement.settledAt) === day)
        settlements.push(settlement)
    const oldest = result.embedded.settlements.at(-1)?.createdAt
    if (typeof oldest === 'string' && new Date(oldest).getTime() < begun) break
  }
  return settlements
}

const toDay = (at: string | null | undefined) =>
  typeof at === 'string' ? new Date(at).toISOString().slice(0, 10) : ''

/**
 * The lines of a settlement. Any part of its total not listed becomes an extra line, so that
 * nothing is lost.
 */
async function listLines(mollie: Client, settlement: EntitySettlement): Promise<SettlementLine[]> {
  const { id: settlementId, amount, links } = settlement
  const { currency } = amount
  const lines: SettlementLine[] = []
  const add = (
    kind: SettlementLine['kind'],
    name: string,
    amountMinor: number,
    providerId: string | null = null,
  ) => {
    if (amountMinor !== 0)
      lines.push({ id: `${settlementId}:${name}`, kind, providerId, amountMinor, currency })
  }
  if (links.payments !== undefined)
    for await (const { result } of await mollie.settlements.listPayments({
      settlementId,
      limit: 250,
    }))
      for (const one of result.embedded.payments ?? [])
        add('payment', one.id, signed(one.settlementAmount ?? one.amount), one.id)
  if (links.refunds !== undefined)
    for await (const { result } of await mollie.settlements.listRefunds({
      settlementId,
      limit: 250,
    }))
      for (const { id, settlementAmount, amount: back, paymentId } of result.embedded.refunds)
        add(
          'refund',
          id,
          settlementAmount ? signed(settlementAmount) : -toMinorUnits(back),
          paymentId,
        )
  if (links.chargebacks !== undefined)
    for await (const { result } of await mollie.settlements.listChargebacks({ settlementId }))
      for (const { id, settlementAmount, amount: back, paymentId } of result.embedded.chargebacks)
        add(
          'chargeback',
          id,
          settlementAmount ? signed(settlementAmount) : -toMinorUnits(back),
          paymentId,
        )
  for (const [year, months] of Object.entries(settlement.periods ?? {}))
    for (const [month, { costs = [] }] of Object.entries(months))
      for (const [place, { amountGross }] of costs.entries())
        add('fee', `fee:${year}-${month}:${place}`, -signed(amountGross))
  const paidOut = signed(amount)
  const besides = lines.reduce((left, line) => left - line.amountMinor, paidOut)
  add('other', 'besides', besides)
  add('payout', 'payout', -paidOut)
  return lines
}

/** Converts an amount that may be negative to minor units. */
function signed({ value, currency }: Amount): number {
  return value.startsWith('-')
    ? -toMinorUnits({ value: value.slice(1), currency })
    : toMinorUnits({ value, currency })
}
