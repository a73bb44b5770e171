/**
 * Returns the order after moving an item to a position from 0; never before `first`, and never
 * beyond the end.
 */
export function moveInOrder<Item>(
  order: readonly Item[],
  item: Item,
  place: number,
  first: number,
): Item[] {
  const rest = order.filter((other) => other !== item)
  if (rest.length === order.length) return [...order]
  return rest.toSpliced(Math.min(Math.max(place, first), rest.length), 0, item)
}
