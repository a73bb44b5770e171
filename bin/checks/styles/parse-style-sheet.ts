/** A rule of a style sheet, or an at-rule without declarations of its own. */
export interface StyleRule {
  /** The selector or the at-rule, without the enclosing rules. */
  readonly head: string
  /** The selectors of the enclosing rules, outermost first. */
  readonly around: readonly string[]
  /** The names of its own declarations. */
  readonly properties: readonly string[]
  /** Position of the head in the text. */
  readonly at: number
}

/** Replaced by spaces of the same length, so that positions are unchanged. */
const ignored = /\/\*[\s\S]*?\*\/|"(?:[^"\\\n]|\\.)*"|url\([^)]*\)/g

/** Parses a style sheet into its rules, nested ones after their parents. */
export function parseStyleSheet(text: string): StyleRule[] {
  const plain = text.replace(ignored, (part) => ' '.repeat(part.length))
  const rules: StyleRule[] = []
  const open: { readonly head: string; readonly properties: string[] }[] = []
  let from = 0
  for (const { 0: sign, index } of plain.matchAll(/[{};]/g)) {
    const piece = plain.slice(from, index)
    const head = piece.trim()
    if (sign === '{') {
      const properties: string[] = []
      const at = from + piece.length - piece.trimStart().length
      rules.push({ head, around: open.map((rule) => rule.head), properties, at })
      open.push({ head, properties })
    } else if (head !== '') open.at(-1)?.properties.push(head.slice(0, head.indexOf(':')).trim())
    if (sign === '}') open.pop()
    from = index + 1
  }
  return rules
}

/** Returns the class names of a selector. */
export function listClasses(selector: string): string[] {
  if (selector.startsWith('@')) return []
  return [...selector.matchAll(/\.(-?[a-zA-Z_](?:[\w-]|\\.)*)/g)].map(([, name = '']) =>
    name.replace(/\\(.)/g, '$1'),
  )
}
