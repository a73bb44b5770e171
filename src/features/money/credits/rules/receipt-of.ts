/** Credits, and what the bought part of them cost in each currency. */
export interface Sum {
  readonly credits: number
  readonly bonus: number
  readonly money: { readonly minor: number; readonly currency: string }[]
}

interface Line extends Sum {
  readonly kind: 'spend' | 'refund'
}

/**
 * Spent, returned and net cost, all positive (BEY-06). Totals are computed from the lines as
 * displayed, so that adding those up gives the same result.
 */
export function receiptOf(lines: readonly Line[]): { spent: Sum; returned: Sum; cost: Sum } {
  const spends = lines.filter(({ kind }) => kind === 'spend')
  const refunds = lines.filter(({ kind }) => kind === 'refund')
  return { spent: sumOf(spends, []), returned: sumOf(refunds, []), cost: sumOf(spends, refunds) }
}

function sumOf(lines: readonly Sum[], less: readonly Sum[]): Sum {
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
      for (const { minor, currency } of line.money) money.set(currency, (money.get(currency) ?? 0) + sign * minor)
    }
  const held = [...money].filter(([, minor]) => minor !== 0).sort()
  return { credits, bonus, money: held.map(([currency, minor]) => ({ minor, currency })) }
}
