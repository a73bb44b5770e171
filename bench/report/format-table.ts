import type { Goal, Outcome } from './outcome.ts'

/** Formats the outcomes as a table for the terminal. */
export function formatTable(outcomes: ReadonlyMap<string, Outcome>): string {
  const rows = [...outcomes].flatMap(([name, { goals, pairs }]) =>
    goals.map((goal) => [
      isMet(goal) ? '✓' : '✗',
      name,
      goal.figure,
      String(goal.found),
      'at_least' in goal.wanted ? `≥ ${goal.wanted.at_least}` : `≤ ${goal.wanted.at_most}`,
      pairs ? String(pairs.cost_ratio) : '',
      pairs ? `${pairs.product.rate}/s, p50 ${pairs.product.p50} ms` : '',
      pairs ? `${pairs.bare.rate}/s, p50 ${pairs.bare.p50} ms` : '',
    ]),
  )
  const head = ['', 'bench', 'figure', 'found', 'goal', 'by cost', 'product', 'bare']
  const widths = head.map((_, column) =>
    Math.max(...[head, ...rows].map((row) => row[column]?.length ?? 0)),
  )
  return [head, ...rows]
    .map((row) =>
      row
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n')
}

/** Whether a figure meets its target. */
export function isMet({ found, wanted }: Goal): boolean {
  return 'at_least' in wanted ? found >= wanted.at_least : found <= wanted.at_most
}
