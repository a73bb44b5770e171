import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import {
  GatewayUnreachable,
  type PaymentGateway,
  type SettlementLine,
} from '../gateways/gateway.ts'

/** The parts that the cases need from an adapter and the provider behind it, real or fake. */
export interface SettlementsUnderTest {
  readonly gateway: PaymentGateway
  /** The same adapter with an unreachable provider. */
  readonly unreachable: PaymentGateway
  /** Returns the id of a paid payment for this amount. */
  paid(amountMinor: number): Promise<string>
  /** Completes a refund, or makes it fail. */
  end(providerId: string, refundId: string, how: 'paid' | 'failed'): Promise<void>
  /** Simulates the payer's bank. */
  dispute(providerId: string, how: 'open' | 'won' | 'lost'): Promise<void>
  /** Pays out all movements so far; returns the settlement day (UTC). */
  settled(): Promise<string>
}

/** Cases for every payment adapter that reports settlements. */
export function settlementCases(name: string, setUp: () => SettlementsUnderTest): void {
  const readLines = async (gateway: PaymentGateway, day: string) => {
    if (gateway.settlements === undefined) throw new Error(`${name} reports no settlements`)
    return gateway.settlements(day)
  }
  const moved = (lines: readonly SettlementLine[], payment: string) =>
    lines
      .filter(({ providerId, kind }) => providerId === payment && kind !== 'fee')
      .map((line) => [line.kind, line.amountMinor])

  describe(`${name} settling`, () => {
    test('reports receipts, deductions and fees, and pays out the difference', async () => {
      const { gateway, paid, end, dispute, settled } = setUp()
      await settled()
      const [kept, half, taken, won] = [
        await paid(2499),
        await paid(999),
        await paid(4499),
        await paid(1000),
      ]
      const request = {
        providerId: half,
        amountMinor: 499,
        currency: 'EUR',
        attempt: randomUUID(),
        reason: 'goodwill',
      }
      const { refundId } = await gateway.refund(request as Parameters<PaymentGateway['refund']>[0])
      await end(half, refundId ?? '', 'paid')
      await dispute(taken, 'open')
      await dispute(won, 'open')
      const day = await settled()
      const lines = await readLines(gateway, day)
      expect(moved(lines, kept)).toEqual([['payment', 2499]])
      expect(moved(lines, half).sort()).toEqual([
        ['payment', 999],
        ['refund', -499],
      ])
      expect(moved(lines, taken).sort()).toEqual([
        ['chargeback', -4499],
        ['payment', 4499],
      ])
      const total = (kinds: readonly string[]) =>
        lines
          .filter(({ kind }) => kinds.includes(kind))
          .reduce((all, { amountMinor }) => all + amountMinor, 0)
      expect(lines.reduce((all, { amountMinor }) => all + amountMinor, 0)).toBe(0)
      expect(total(['fee'])).toBe(-4 * 29)
      expect(total(['payout'])).toBe(-(2499 + 500 + 0 + 0 - 4 * 29))
      expect(new Set(lines.map(({ id }) => id)).size).toBe(lines.length)
      expect(new Set(lines.map(({ currency }) => currency))).toEqual(new Set(['EUR']))

      await dispute(won, 'won')
      const after = await readLines(gateway, await settled())
      expect(moved(after, won)).toEqual([['chargeback', 1000]])
      expect(after.reduce((all, { amountMinor }) => all + amountMinor, 0)).toBe(0)
    })

    test('reports the same lines every time, and none for a day without a payout', async () => {
      const { gateway, paid, settled } = setUp()
      await paid(999)
      const day = await settled()
      const lines = await readLines(gateway, day)
      expect(lines.length).toBeGreaterThan(0)
      expect(await readLines(gateway, day)).toEqual(lines)
      expect(await readLines(gateway, '2019-01-01')).toEqual([])
    })

    test('throws when its provider does not respond', async () => {
      await expect(readLines(setUp().unreachable, '2026-07-01')).rejects.toThrow(GatewayUnreachable)
    })
  })
}
