/** From this number of people on, a figure says nothing about any of them. */
export const leastPeople = 10

/** A figure, the people behind it, and the parts it is the sum of. */
export interface Counted {
  readonly people: number
  readonly parts?: readonly Counted[]
}

/** Whether a figure is shown, and each of its parts. */
export interface Protected {
  readonly shown: boolean
  readonly parts: readonly Protected[]
}

/**
 * Decides which figures are shown: none with fewer than ten people behind it, and none from which
 * such a figure could be calculated. Where a total is shown, either all of its parts are, or at
 * least two are hidden that together stand for ten people or more; for that, the smallest of the
 * others are hidden as well. Below a hidden figure, everything is hidden.
 */
export function protectCounts(total: Counted, combine: 'sum' | 'max'): Protected {
  const { people, parts = [] } = total
  if (people < leastPeople) return hide(total)
  const hidden = new Set(parts.filter((part) => part.people < leastPeople))
  const rest = parts
    .filter((part) => !hidden.has(part))
    .toSorted((one, other) => one.people - other.people)
  while (hidden.size > 0 && (hidden.size < 2 || count([...hidden], combine) < leastPeople)) {
    const next = rest.shift()
    if (next === undefined) break
    hidden.add(next)
  }
  return {
    shown: true,
    parts: parts.map((part) => (hidden.has(part) ? hide(part) : protectCounts(part, combine))),
  }
}

function hide({ parts = [] }: Counted): Protected {
  return { shown: false, parts: parts.map(hide) }
}

function count(hidden: readonly Counted[], combine: 'sum' | 'max'): number {
  const people = hidden.map((part) => part.people)
  return combine === 'sum' ? people.reduce((sum, one) => sum + one, 0) : Math.max(...people)
}
