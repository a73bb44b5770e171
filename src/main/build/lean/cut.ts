import { type ESTree, parseAst } from 'vite'

/** What of a library's file is never reached here. */
export interface Lean {
  readonly file: RegExp
  /** Text that only the release holds which was looked at. */
  readonly release: string
  /** Functions whose work nothing here ever asks for, their methods too. */
  readonly functions?: readonly string[]
  /** Functions that always come to the same here, and what that is. */
  readonly answers?: Readonly<Record<string, string>>
  /** What the file offers and nothing here takes. */
  readonly exports?: readonly string[]
  /** Constants that nothing here ever equals. */
  readonly names?: readonly string[]
  /** Numbers that a `tag` never is here. */
  readonly tags?: readonly number[]
  /** What is known beforehand: a piece of the text, and what it comes to. */
  readonly known?: Readonly<Record<string, string>>
}

interface Edit {
  readonly start: number
  readonly end: number
  readonly text: string
}

type Node = ESTree.Node

/**
 * A library's file without what is never reached: what is known beforehand is written out, and the bundler then sees for itself
 * what is dead behind it. Anything that is not found any more stops the build.
 */
export function cut(code: string, lean: Lean): string {
  const text = withKnown(code, lean)
  const names = new Set(
    [lean.functions, lean.names, lean.exports, Object.keys(lean.answers ?? {})].flatMap((list) => list ?? []),
  )
  const met = new Set<string>()
  const edits: Edit[] = []
  for (const node of nodesIn(parseAst(text, { lang: 'js' }) as unknown as Node)) {
    if (node.type === 'Identifier') met.add(node.name)
    edits.push(...editsOf(node, lean))
  }
  const lost = [...names].filter((name) => !met.has(name))
  if (lost.length > 0) throw new Error(`${lean.file} no longer has ${lost.join(', ')}: look at it again`)
  return rewritten(text, edits)
}

function withKnown(code: string, { file, release, known = {} }: Lean): string {
  let text = code
  for (const [found, instead] of [[release, release], ...Object.entries(known)] as const) {
    if (!text.includes(found)) throw new Error(`${file} no longer reads "${found}": look at it again`)
    text = text.replaceAll(found, () => instead)
  }
  return text
}

function nodesIn(tree: Node): Node[] {
  const found = [tree]
  for (const node of found)
    for (const value of Object.values(node))
      for (const child of Array.isArray(value) ? value : [value])
        if (typeof child === 'object' && typeof child?.type === 'string') found.push(child as Node)
  return found
}

function editsOf(node: Node, lean: Lean): Edit[] {
  if (node.type === 'FunctionDeclaration') return withoutBody(node, lean)
  if (node.type === 'ExpressionStatement')
    return isTakenByNobody(node.expression, lean) ? [{ start: node.start, end: node.end, text: ';' }] : []
  if (node.type === 'BinaryExpression' && (node.operator === '===' || node.operator === '!=='))
    return isNever(node.left, node.right, lean) || isNever(node.right, node.left, lean)
      ? [{ start: node.start, end: node.end, text: String(node.operator === '!==') }]
      : []
  return node.type === 'SwitchStatement' ? deadBranches(node, lean) : []
}

function withoutBody({ id, body }: ESTree.Function, { functions, answers }: Lean): Edit[] {
  const name = id?.name ?? ''
  const answer = answers?.[name]
  if (body === null || (answer === undefined && functions?.includes(name) !== true)) return []
  return [{ start: body.start, end: body.end, text: answer === undefined ? '{}' : `{ return ${answer} }` }]
}

/** `exports.name = …`, or `Name.prototype.method = …` of a function that does nothing any more. */
function isTakenByNobody(expression: Node, { functions, exports }: Lean): boolean {
  if (expression.type !== 'AssignmentExpression' || expression.left.type !== 'MemberExpression') return false
  const { object, property } = expression.left
  if (property.type !== 'Identifier') return false
  if (object.type === 'Identifier') return object.name === 'exports' && exports?.includes(property.name) === true
  return (
    object.type === 'MemberExpression' &&
    object.object.type === 'Identifier' &&
    object.property.type === 'Identifier' &&
    object.property.name === 'prototype' &&
    functions?.includes(object.object.name) === true
  )
}

function isNever(value: Node, of: Node, { names, tags }: Lean): boolean {
  if (value.type === 'Identifier') return names?.includes(value.name) === true
  if (value.type !== 'Literal' || typeof value.value !== 'number' || tags?.includes(value.value) !== true) return false
  const asked = of.type === 'MemberExpression' ? of.property : of
  return asked.type === 'Identifier' && asked.name === 'tag'
}

/** A dead branch loses its label; what stood behind it is then met only by whoever fell into it before. */
function deadBranches({ cases, discriminant }: ESTree.SwitchStatement, lean: Lean): Edit[] {
  const edits: Edit[] = []
  let isFirst = true
  for (const branch of cases) {
    const { test, consequent, start, end } = branch
    const isDead = test !== null && isNever(test, discriminant, lean)
    const last = consequent.at(-1)
    if (isDead && isFirst && (last === undefined || leaves(last))) edits.push({ start, end, text: onlyNames(branch) })
    else if (isDead && !isFirst) edits.push({ start, end: consequent[0]?.start ?? end, text: '' })
    else isFirst = false
  }
  return edits
}

/** The names that a branch gives to the function around it, which other branches may use. */
function onlyNames(branch: ESTree.SwitchCase): string {
  const names = nodesIn(branch).flatMap((node) =>
    node.type === 'VariableDeclarator' && node.id.type === 'Identifier' ? [node.id.name] : [],
  )
  return names.length === 0 ? '' : `case void 0: var ${names.join(', ')}; break;`
}

function leaves({ type }: Node): boolean {
  return ['BreakStatement', 'ReturnStatement', 'ThrowStatement', 'ContinueStatement'].includes(type)
}

/** From the end to the start; what lies within a greater change goes with it. */
function rewritten(text: string, edits: readonly Edit[]): string {
  const outer = edits.filter(
    (one) => !edits.some((other) => other !== one && other.start <= one.start && one.end <= other.end),
  )
  return outer
    .toSorted((a, b) => b.start - a.start)
    .reduce((rest, edit) => rest.slice(0, edit.start) + edit.text + rest.slice(edit.end), text)
}
