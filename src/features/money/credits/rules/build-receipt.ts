/** Credits, and the cost of the bought part in each currency. */
export interface CreditTotal {
  readonly credits: number
  readonly bonus: number
  readonly money: { readonly minor: number; readonly currency: string }[]
}

interface Line extends CreditTotal {
  readonly kind: 'spend' | 'refund'
}

/**
 * Spent, returned and net cost, all positive (BEY-06). Totals are computed from the lines as
 * displayed, so that adding them up gives the same result.
 */
export function buildReceipt(lines: readonly Line[]): {
  spent: CreditTotal
  returned: CreditTotal
  cost: CreditTotal
} {
  const spends = lines.filter(({ kind }) => kind === 'spend')
  const refunds = lines.filter(({ kind }) => kind === 'refund')
  return {
    spent: computeTotal(spends, []),
    returned: computeTotal(refunds, []),
    cost: computeTotal(spends, refunds),
  }
}

function computeTotal(lines: readonly CreditTotal[], less: readonly CreditTotal[]): CreditTotal {
  const money = new Map<string, number>()
  let credits = 0
  let bonus = 0
  for (const [sign, some] of [
    [1, lines],
    [-1, less],
  ] as const)
    for (const line of some) {
      credits += sign * Math.abs(line.credits)
      bonus += sign * Math.abs(line.bonus)
      for (const { minor, currency } of line.money)
        money.set(currency, (money.get(currency) ?? 0) + sign * minor)
    }
  const nonZero = [...money].filter(([, minor]) => minor !== 0).sort()
  return { credits, bonus, money: nonZero.map(([currency, minor]) => ({ minor, currency })) }
}
