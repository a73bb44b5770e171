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

const names = new Map<string, string>()

/**
 * Writes a statement: sql`select … where id = ${id}`. Values become parameters; a fragment from `sql.part` is spliced in.
 * Source text only ever comes from literals of this codebase, so no value can become SQL.
 */
export function sql(strings: TemplateStringsArray, ...values: readonly unknown[]): Sql {
  const parameters: unknown[] = []
  let text = strings[0] ?? ''
  values.forEach((value, index) => {
    if (isFragment(value)) text += value.fragment
    else text += `$${parameters.push(value)}`
    text += strings[index + 1]
  })
  return { name: nameOf(text), text, values: parameters }
}

/** A literal piece of SQL for splicing; takes no values. */
sql.part = (strings: TemplateStringsArray): SqlFragment => ({ fragment: strings[0] ?? '' })

function isFragment(value: unknown): value is SqlFragment {
  return typeof value === 'object' && value !== null && 'fragment' in value
}

function nameOf(text: string): string {
  let name = names.get(text)
  if (name === undefined) {
    name = createHash('sha256').update(text).digest('base64url').slice(0, 20)
    names.set(text, name)
  }
  return name
}
