/** How many previously loaded people are shown on a member's page. */
const shownAtMost = 8

/**
 * People from lists loaded earlier, most recent list first, each once; without the page's own
 * member and those already shown there.
 */
export function cachedCards<Card extends { readonly id: string }>(
  lists: readonly (readonly Card[])[],
  without: ReadonlySet<string>,
): Card[] {
  const found = new Map<string, Card>()
  for (const card of lists.flat()) if (!without.has(card.id) && !found.has(card.id)) found.set(card.id, card)
  return [...found.values()].slice(0, shownAtMost)
}
