/** How many previously loaded people are shown on a member's page. */
const maxShown = 8

/**
 * People from lists loaded earlier, most recent list first, each once; without the member whose
 * page it is and those already shown there.
 */
export function pickCachedCards<Card extends { readonly id: string }>(
  lists: readonly (readonly Card[])[],
  without: ReadonlySet<string>,
): Card[] {
  const picked = new Map<string, Card>()
  for (const card of lists.flat())
    if (!without.has(card.id) && !picked.has(card.id)) picked.set(card.id, card)
  return [...picked.values()].slice(0, maxShown)
}
