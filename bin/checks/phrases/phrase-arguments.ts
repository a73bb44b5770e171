import type { ESTree } from '../parse-file.ts'

/** The possible keys in the first argument of `t(…)`. */
export interface PhraseKeys {
  readonly keys: readonly string[]
  readonly templates: readonly ESTree.TemplateLiteral[]
  /** Whether part of the expression is only known at run time. */
  readonly rest: boolean
}

/** Finds the keys in `'a'`, `ok ? 'a' : 'b'`, `name ?? 'a'` and templates. */
export function findKeys(node: ESTree.Expression): PhraseKeys {
  if (node.type === 'Literal' && typeof node.value === 'string')
    return { keys: [node.value], templates: [], rest: false }
  if (node.type === 'TemplateLiteral') return { keys: [], templates: [node], rest: false }
  if (node.type === 'ConditionalExpression')
    return both(findKeys(node.consequent), findKeys(node.alternate))
  if (node.type === 'LogicalExpression') return both(findKeys(node.left), findKeys(node.right))
  if (node.type === 'ParenthesizedExpression' || node.type === 'TSAsExpression')
    return findKeys(node.expression)
  return { keys: [], templates: [], rest: true }
}

function both(a: PhraseKeys, b: PhraseKeys): PhraseKeys {
  return {
    keys: [...a.keys, ...b.keys],
    templates: [...a.templates, ...b.templates],
    rest: a.rest || b.rest,
  }
}

/** Turns a key with placeholders into a pattern; null if too little of it is fixed to be useful. */
export function toKeyPattern({ quasis }: ESTree.TemplateLiteral): RegExp | null {
  const fixed = quasis.map(({ value }) => value.cooked ?? '')
  const isSpecific = fixed.join('').length >= 3 && fixed.every((part) => /^[\w.]*$/.test(part))
  return isSpecific
    ? new RegExp(`^${fixed.map((part) => part.replaceAll('.', '\\.')).join('[\\w.]+')}$`)
    : null
}

/** Formats a key pattern for a reader: `theme.…`. */
export function formatPattern(pattern: RegExp): string {
  return pattern.source.replaceAll('[\\w.]+', '…').replace(/[\\^$]/g, '')
}
