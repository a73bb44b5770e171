/** From this number of people on, a figure says nothing about any of them. */
export const leastPeople = 10

/** A figure, a lower bound of the people behind it, and the parts that add up to it. */
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

/** If a part is hidden, those with fewer people than this are hidden with it. */
const leastPeopleIfSomeHidden = 2 * leastPeople

/**
 * Decides which figures are shown: none with fewer than ten people behind it except zero, which is
 * about no one, and none from which such a figure could be calculated. Where a total is shown,
 * either all of its parts are, or all parts with fewer than twenty people are hidden; if those
 * could be calculated from the total and the others, all parts are hidden. Hiding only as much as
 * is needed would not be safe: which parts are hidden would then reveal how large they are. Below a
 * hidden figure, everything is hidden.
 */
export function protectCounts(total: Counted, combine: 'sum' | 'max'): Protected {
  const { parts = [] } = total
  if (isBelow(total, leastPeople)) return hide(total)
  const hidden = parts.some((part) => isBelow(part, leastPeople))
    ? parts.filter((part) => isBelow(part, leastPeopleIfSomeHidden))
    : []
  if (hidden.length > 0 && !canVary(hidden, combine)) return { shown: true, parts: parts.map(hide) }
  return {
    shown: true,
    parts: parts.map((part) => (hidden.includes(part) ? hide(part) : protectCounts(part, combine))),
  }
}

const isBelow = ({ value, people }: Counted, least: number) =>
  people < least && (value !== 0 || people !== 0)

function hide({ parts = [] }: Counted): Protected {
  return { shown: false, parts: parts.map(hide) }
}

/** Whether the sum of the hidden parts, which anyone can calculate, says little about each of them. */
function canVary(hidden: readonly Counted[], combine: 'sum' | 'max'): boolean {
  const people = hidden.map((part) => part.people)
  const together =
    combine === 'sum' ? people.reduce((sum, one) => sum + one, 0) : Math.max(...people)
  return hidden.length > 1 && together >= Math.max(leastPeople, 2 * hidden.length)
}
