import { createHash } from 'node:crypto'

/** A statement with its values; equal texts share one prepared statement. */
export interface Sql {
  readonly name: string
  readonly text: string
  readonly values: readonly unknown[]
}

/** A piece of SQL written in the source, to be spliced into a statement as it stands. */
export interface SqlFragment {
  readonly fragment: string
}

/** A statement's text and name; made once for each place in the source and each choice of fragments there. */
interface Written {
  /** The fragment at each place; undefined where a value stands. */
  readonly fragments: readonly (string | undefined)[]
  readonly text: string
  readonly name: string
}

const written = new WeakMap<TemplateStringsArray, Written[]>()

/**
 * Writes a statement: sql`select … where id = ${id}`. Values become parameters; a fragment from `sql.part` is spliced in.
 * Source text only ever comes from literals of this codebase, so no value can become SQL.
 */
export function sql(strings: TemplateStringsArray, ...values: readonly unknown[]): Sql {
  const parameters = values.filter((value) => !isFragment(value))
  const known = written
    .get(strings)
    ?.find(({ fragments }) => values.every((value, place) => fragmentOf(value) === fragments[place]))
  const { name, text } = known ?? write(strings, values)
  return { name, text, values: parameters }
}

/** Statements are long and asked again and again: writing one anew costs more than sending it. */
function write(strings: TemplateStringsArray, values: readonly unknown[]): Written {
  let parameters = 0
  let text = strings[0] ?? ''
  values.forEach((value, index) => {
    text += isFragment(value) ? value.fragment : `$${(parameters += 1)}`
    text += strings[index + 1]
  })
  const name = createHash('sha256').update(text).digest('base64url').slice(0, 20)
  const made: Written = { fragments: values.map(fragmentOf), text, name }
  written.set(strings, [...(written.get(strings) ?? []), made])
  return made
}

/** A literal piece of SQL for splicing; takes no values. */
sql.part = (strings: TemplateStringsArray): SqlFragment => ({ fragment: strings[0] ?? '' })

function isFragment(value: unknown): value is SqlFragment {
  return typeof value === 'object' && value !== null && 'fragment' in value
}

function fragmentOf(value: unknown): string | undefined {
  return isFragment(value) ? value.fragment : undefined
}
