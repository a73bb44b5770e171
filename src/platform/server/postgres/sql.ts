import { createHash } from 'node:crypto'

/** A query with its values, or a fragment of one; identical texts share one prepared statement. */
export interface Sql {
  readonly name: string
  readonly text: string
  readonly values: readonly unknown[]
}

/**
 * A query text, composed once for each place in the source and each combination of fragments there.
 */
interface ComposedText {
  /** The fragment at each position; undefined for a value. */
  readonly pieces: readonly (ComposedText | undefined)[]
  /** The text before, between and after the parameters: one more than there are parameters. */
  readonly between: readonly string[]
  readonly text: string
  readonly name: string
}

/**
 * The class of everything `sql` creates: the private field distinguishes a fragment from any value,
 * so that an object from a request body is never treated as SQL, whatever its fields are named.
 */
class Statement implements Sql {
  readonly name: string
  readonly text: string
  readonly values: readonly unknown[]
  readonly #written: ComposedText

  constructor(composed: ComposedText, values: readonly unknown[]) {
    this.name = composed.name
    this.text = composed.text
    this.values = values
    this.#written = composed
  }

  static composedTextOf(value: unknown): ComposedText | undefined {
    return typeof value === 'object' && value !== null && #written in value
      ? value.#written
      : undefined
  }
}

const composedTexts = new WeakMap<TemplateStringsArray, ComposedText[]>()

/**
 * Creates a query: sql`select … where id = ${id}`. Values become parameters; fragments created by
 * `sql` are spliced in with their own values, and parameters are numbered consecutively. Query text
 * comes only from literals in this code base, so no value can become SQL.
 */
export function sql(strings: TemplateStringsArray, ...values: readonly unknown[]): Sql {
  const pieces = values.map(Statement.composedTextOf)
  const cached = composedTexts
    .get(strings)
    ?.find((each) => each.pieces.every((piece, place) => piece === pieces[place]))
  return new Statement(cached ?? write(strings, pieces), collectParameters(values, pieces))
}

/** A literal SQL fragment for splicing; takes no values. */
sql.part = (strings: TemplateStringsArray): Sql => sql(strings)

function collectParameters(
  values: readonly unknown[],
  pieces: readonly (ComposedText | undefined)[],
): readonly unknown[] {
  if (pieces.every((piece) => piece === undefined)) return values
  const parameters: unknown[] = []
  values.forEach((value, place) => {
    if (pieces[place] === undefined) parameters.push(value)
    else parameters.push(...(value as Sql).values)
  })
  return parameters
}

/**
 * Query texts are long and used repeatedly, so composing one each time would cost more than sending
 * it.
 */
function write(
  strings: TemplateStringsArray,
  pieces: readonly (ComposedText | undefined)[],
): ComposedText {
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
  const result: ComposedText = { pieces, between, text, name }
  composedTexts.set(strings, [...(composedTexts.get(strings) ?? []), result])
  return result
}
