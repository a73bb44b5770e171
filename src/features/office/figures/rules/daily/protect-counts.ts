/** From this number of people on, a figure says nothing about any of them. */
export const leastPeople = 10

/** A figure, a lower bound of the people behind it, and the parts it is the sum of. */
export interface Counted {
  readonly value: number
  readonly people: number
  readonly parts?: readonly Counted[]
}

/** Whether a figure is shown, and each of its parts. */
export interface Protected {
  readonly shown: boolean
  readonly parts: readonly Protected[]
}

/**
 * Decides which figures are shown: none with fewer than ten people behind it but zero, which is about
 * no one, and none from which such a figure could be calculated. Where a total is shown, either all of its parts are, or at
 * least two are hidden that together stand for ten people or more; for that, the smallest of the
 * others are hidden as well. Below a hidden figure, everything is hidden.
 */
export function protectCounts(total: Counted, combine: 'sum' | 'max'): Protected {
  const { parts = [] } = total
  if (isSmall(total)) return hide(total)
  const hidden = new Set(parts.filter(isSmall))
  const rest = parts
    .filter((part) => !hidden.has(part) && part.people > 0)
    .toSorted((one, other) => one.people - other.people)
  // A single hidden part is always below ten, so this hides at least one more.
  while (hidden.size > 0 && count([...hidden], combine) < leastPeople) {
    const next = rest.shift()
    if (next === undefined) break
    hidden.add(next)
  }
  return {
    shown: true,
    parts: parts.map((part) => (hidden.has(part) ? hide(part) : protectCounts(part, combine))),
  }
}

const isSmall = ({ value, people }: Counted) =>
  people < leastPeople && (value !== 0 || people !== 0)

function hide({ parts = [] }: Counted): Protected {
  return { shown: false, parts: parts.map(hide) }
}

function count(hidden: readonly Counted[], combine: 'sum' | 'max'): number {
  const people = hidden.map((part) => part.people)
  return combine === 'sum' ? people.reduce((sum, one) => sum + one, 0) : Math.max(...people)
}
