import { listDays, type Days } from './days.ts'
import { combinePeople } from './measures.ts'
import { type Counted, protectCounts } from './protect-counts.ts'

/** A figure of one row of a table. */
export interface Figure {
  readonly key: string
  readonly measure: string
  readonly currency: string
  readonly value: number
  /**
   * The number of people behind it: summed over days with different people, and on the day with the
   * most people.
   */
  readonly peopleSum: number
  readonly peopleMax: number
}

/** A row as it is shown: values by measure and currency, null where fewer than ten people are behind. */
export interface ShownRow {
  readonly key: string
  readonly values: ReadonlyMap<string, number | null>
}

export interface ShownTable {
  readonly total: ShownRow
  readonly rows: readonly ShownRow[]
  /** The sum of the hidden figures; null if nothing is hidden. */
  readonly others: ShownRow | null
}

export const columnKey = (measure: string, currency: string) => `${measure} ${currency}`

interface Cell extends Counted {
  readonly key: string
  readonly parts: readonly Cell[]
}

/**
 * Builds a table whose rows add up to a total, column by column, without figures of fewer than ten
 * people and without any that would give them away. `weeks` are the keys that belong together if
 * rows are days: a week's total is shown elsewhere.
 */
export function buildTable(
  figures: readonly Figure[],
  totals: readonly Figure[],
  shape: {
    readonly keys: readonly string[]
    readonly weeks?: readonly Days[]
    readonly by?: 'week'
  },
): ShownTable {
  const total = new Map<string, number | null>()
  const others = new Map<string, number | null>()
  const rows = new Map(shape.keys.map((key) => [key, new Map<string, number | null>()]))
  for (const sum of totals) {
    const column = columnKey(sum.measure, sum.currency)
    const combine = combinePeople(sum.measure)
    const of = (figure: Figure) => (combine === 'sum' ? figure.peopleSum : figure.peopleMax)
    const own = new Map(
      figures
        .filter(({ measure, currency }) => columnKey(measure, currency) === column)
        .map((figure) => [figure.key, figure]),
    )
    const cell = (key: string): Cell => {
      const figure = own.get(key)
      return {
        key,
        value: figure?.value ?? 0,
        people: figure === undefined ? 0 : of(figure),
        parts: [],
      }
    }
    const parts =
      shape.weeks === undefined
        ? shape.keys.map(cell)
        : shape.weeks.map((week) => joinCells(week.from, listDays(week).map(cell), combine))
    const whole: Cell = { key: '', value: sum.value, people: of(sum), parts }
    const decided = protectCounts(whole, combine)
    total.set(column, decided.shown ? sum.value : null)
    const shown = flatten(whole.parts, decided.parts, shape)
    for (const { key, value } of shown) rows.get(key)?.set(column, value)
    const hidden = shown.some(({ value }) => value === null)
    const visible = shown.reduce((all, { value }) => all + (value ?? 0), 0)
    others.set(column, !hidden ? 0 : decided.shown ? sum.value - visible : null)
  }
  const listed = [...rows].map(([key, values]) => ({ key, values }))
  const named = shape.weeks === undefined ? listed.filter(isNamed) : listed
  const someHidden = [...others.values()].some((value) => value !== null && value !== 0)
  return {
    total: { key: '', values: total },
    rows: named,
    others: someHidden ? { key: '', values: others } : null,
  }
}

/** Whether at least one of a row's figures is shown; a name alone could say something about a person. */
const isNamed = ({ values }: ShownRow) =>
  [...values.values()].some((value) => value !== null && value !== 0)

function joinCells(key: string, parts: readonly Cell[], combine: 'sum' | 'max'): Cell {
  const people = parts.map((part) => part.people)
  return {
    key,
    value: parts.reduce((sum, part) => sum + part.value, 0),
    people: combine === 'sum' ? people.reduce((sum, one) => sum + one, 0) : Math.max(...people),
    parts,
  }
}

type Decided = ReturnType<typeof protectCounts>['parts']

function flatten(
  cells: readonly Cell[],
  decided: Decided,
  shape: { readonly weeks?: readonly Days[]; readonly by?: 'week' },
): { readonly key: string; readonly value: number | null }[] {
  return cells.flatMap((cell, place) => {
    const { shown = false, parts = [] } = decided[place] ?? {}
    return shape.weeks !== undefined && shape.by !== 'week'
      ? flatten(cell.parts, parts, {})
      : [{ key: cell.key, value: shown ? cell.value : null }]
  })
}
