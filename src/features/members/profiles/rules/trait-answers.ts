import type { TraitRow } from './define-trait.ts'

/**
 * Returns an answer in the form that is stored and shown: known choices only, each once, in the order
 * of the table; null for none. A choice removed from the table disappears, and a trait that was
 * changed to take several choices, or only one, keeps what it can.
 */
export function tidyAnswer<Choice extends string>(
  { choices, several, exclusive }: TraitRow<Choice>,
  answer: unknown,
): Choice | readonly Choice[] | null {
  const given = listAnswer(answer)
  const known = choices.filter((choice) => given.includes(choice))
  if (!several) return known[0] ?? null
  const compatible = known.length > 1 ? known.filter((choice) => choice !== exclusive) : known
  return compatible.length === 0 ? null : compatible
}

/** Returns the choices of an answer as a list. */
export function listAnswer<Choice>(answer: Choice | readonly Choice[] | null): readonly Choice[] {
  if (answer === null || answer === undefined) return []
  return Array.isArray(answer) ? answer : [answer as Choice]
}

/**
 * Returns the answer after a press on one of several choices: an exclusive one replaces the others,
 * and any other one replaces it.
 */
export function toggleChoice<Choice extends string>(
  row: TraitRow<Choice>,
  answer: readonly Choice[] | null,
  pressed: Choice,
): readonly Choice[] | null {
  const chosen = listAnswer<Choice>(answer)
  if (chosen.includes(pressed))
    return toList(
      row,
      chosen.filter((choice) => choice !== pressed),
    )
  if (pressed === row.exclusive) return [pressed]
  return toList(row, [...chosen.filter((choice) => choice !== row.exclusive), pressed])
}

function toList<Choice extends string>(row: TraitRow<Choice>, answer: readonly Choice[]) {
  return tidyAnswer(row, answer) as readonly Choice[] | null
}
