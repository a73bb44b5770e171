import { createHash } from 'node:crypto'

/** A statement with its values, or a piece of one; equal texts share one prepared statement. */
export interface Sql {
  readonly name: string
  readonly text: string
  readonly values: readonly unknown[]
}

/** Text as it was put together once: for each place in the source and each choice of pieces there. */
interface Written {
  /** The piece at each place; undefined where a value stands. */
  readonly pieces: readonly (Written | undefined)[]
  /** What stands before, between and behind the parameters: one more than there are of these. */
  readonly between: readonly string[]
  readonly text: string
  readonly name: string
}

/**
 * What `sql` makes, and nothing else: the private field tells a piece from any value, so that no object of a request's body,
 * whatever its fields are called, is ever taken for SQL.
 */
class Statement implements Sql {
  readonly name: string
  readonly text: string
  readonly values: readonly unknown[]
  readonly #written: Written

  constructor(written: Written, values: readonly unknown[]) {
    this.name = written.name
    this.text = written.text
    this.values = values
    this.#written = written
  }

  static writtenOf(value: unknown): Written | undefined {
    return typeof value === 'object' && value !== null && #written in value ? value.#written : undefined
  }
}

const written = new WeakMap<TemplateStringsArray, Written[]>()

/**
 * Writes a statement: sql`select … where id = ${id}`. Values become parameters; what `sql` itself made is spliced in, with its own
 * values, and the parameters are counted through. Source text only ever comes from literals of this codebase, so no value can become SQL.
 */
export function sql(strings: TemplateStringsArray, ...values: readonly unknown[]): Sql {
  const pieces = values.map(Statement.writtenOf)
  const known = written.get(strings)?.find((each) => each.pieces.every((piece, place) => piece === pieces[place]))
  return new Statement(known ?? write(strings, pieces), parametersOf(values, pieces))
}

/** A literal piece of SQL for splicing; takes no values. */
sql.part = (strings: TemplateStringsArray): Sql => sql(strings)

function parametersOf(values: readonly unknown[], pieces: readonly (Written | undefined)[]): readonly unknown[] {
  if (pieces.every((piece) => piece === undefined)) return values
  const parameters: unknown[] = []
  values.forEach((value, place) => {
    if (pieces[place] === undefined) parameters.push(value)
    else parameters.push(...(value as Sql).values)
  })
  return parameters
}

/** Statements are long and asked again and again: writing one anew costs more than sending it. */
function write(strings: TemplateStringsArray, pieces: readonly (Written | undefined)[]): Written {
  const between = [strings[0] ?? '']
  const goOn = (text: string) => void (between[between.length - 1] += text)
  pieces.forEach((piece, place) => {
    if (piece === undefined) between.push('')
    else {
      goOn(piece.between[0] ?? '')
      between.push(...piece.between.slice(1))
    }
    goOn(strings[place + 1] ?? '')
  })
  const text = between.reduce((before, behind, parameter) => `${before}$${parameter}${behind}`)
  const name = createHash('sha256').update(text).digest('base64url').slice(0, 20)
  const made: Written = { pieces, between, text, name }
  written.set(strings, [...(written.get(strings) ?? []), made])
  return made
}
