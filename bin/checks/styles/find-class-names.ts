import { type ESTree, visitFile } from '../parse-file.ts'
import type { ProjectFile } from '../read-project-files.ts'

/** A class name in markup; for a composed name, only the literal part. */
export interface ClassName {
  readonly name: string
  readonly part: 'whole' | 'beginning' | 'end'
  readonly at: number
}

const attributes = /^(className|class|each)$/
/** `joinClasses`, `buttonClasses`. */
const joins = /Classes$/

/**
 * Finds the class names in a component's markup: in class attributes and properties, and in the
 * constants that these use.
 */
export function findClassNames(file: ProjectFile): ClassName[] {
  const found: ClassName[] = []
  const constants = new Map<string, ESTree.Expression>()
  visitFile(file, {
    VariableDeclarator({ id, init }) {
      if (id.type === 'Identifier' && init) constants.set(id.name, init)
    },
  })
  const used = new Set<string>()
  const read = (node: ESTree.Node | null | undefined): void => {
    switch (node?.type) {
      case 'JSXExpressionContainer':
      case 'ParenthesizedExpression':
      case 'TSAsExpression':
        return read(node.expression)
      case 'Literal':
        if (typeof node.value === 'string') found.push(...split(node.value, node.start))
        return
      case 'TemplateLiteral':
        node.quasis.forEach(({ value, start }, at) =>
          found.push(...split(value.raw, start, at > 0, at < node.quasis.length - 1)),
        )
        return node.expressions.forEach(read)
      case 'ConditionalExpression':
        read(node.consequent)
        return read(node.alternate)
      case 'LogicalExpression':
        if (node.operator !== '&&') read(node.left)
        return read(node.right)
      case 'CallExpression':
        if (node.callee.type === 'Identifier' && joins.test(node.callee.name))
          node.arguments.forEach(read)
        return
      case 'Identifier':
        if (used.has(node.name)) return
        used.add(node.name)
        return read(constants.get(node.name))
    }
  }
  visitFile(file, {
    JSXAttribute({ name, value }) {
      if (name.type === 'JSXIdentifier' && attributes.test(name.name)) read(value)
    },
    Property({ key, value }) {
      if (key.type === 'Identifier' && key.name === 'className') read(value)
    },
  })
  return found
}

/** Splits a string at spaces; a part next to an expression is only part of a name. */
function split(text: string, start: number, after = false, before = false): ClassName[] {
  return [...text.matchAll(/\S+/g)].map(({ 0: name, index }) => {
    const begun = after && index === 0
    const goesOn = before && index + name.length === text.length
    return { name, part: goesOn ? 'beginning' : begun ? 'end' : 'whole', at: start + index }
  })
}
