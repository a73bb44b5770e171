/** How many people seen before are shown on somebody's page. */
const shownAtMost = 8

/**
 * People from lists that were loaded before, the newest list first, each once: without the one whose page it is and those who are
 * shown there already.
 */
export function cachedCards<Card extends { readonly id: string }>(
  lists: readonly (readonly Card[])[],
  without: ReadonlySet<string>,
): Card[] {
  const found = new Map<string, Card>()
  for (const card of lists.flat()) if (!without.has(card.id) && !found.has(card.id)) found.set(card.id, card)
  return [...found.values()].slice(0, shownAtMost)
}
