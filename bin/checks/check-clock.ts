import type { Breach, Finding } from './breach.ts'
import { getLineNumber } from './get-line-number.ts'
import { type ESTree, visitFile } from './parse-file.ts'
import { type ProjectFile, readProjectFiles } from './read-project-files.ts'

/**
 * The files in which `now` must be an argument: the rules of every feature, and its server code,
 * whose clock belongs to the product and can be moved.
 */
const patterns = [
  'src/kernel/**/*.ts',
  'src/features/*/*/contract.ts',
  'src/features/*/*/contract/*.ts',
  'src/features/*/*/rules/**/*.ts',
  'src/features/*/*/server/**/*.ts',
  'src/app/contract.ts',
]
const isTest = /\.test\.ts$|\/testing\//

const clocks: Readonly<Record<string, readonly string[]>> = {
  Date: ['now'],
  performance: ['now', 'timeOrigin'],
  Temporal: ['Now'],
  Math: ['random'],
  crypto: ['randomUUID', 'getRandomValues'],
}
const dice = /^random|^getRandomValues$/

/**
 * Checks that code which receives time and randomness as arguments does not use a clock or random
 * numbers of its own.
 */
export function checkClock(root: string): Finding {
  const files = readProjectFiles(root, patterns).filter(({ path }) => !isTest.test(path))
  return { read: files.length, breaches: files.flatMap(findBreaches) }
}

function findBreaches(file: ProjectFile): Breach[] {
  const breaches: Breach[] = []
  const add = (node: ESTree.Span, message: string) =>
    void breaches.push({ file: file.path, line: getLineNumber(file.text, node.start), message })
  const pure = !/\/server\//.test(file.path)
  visitFile(file, {
    NewExpression(node) {
      if (isNamed(node.callee, 'Date') && node.arguments.length === 0)
        add(node, 'new Date() reads the clock: take `now` as an argument')
    },
    CallExpression(node) {
      if (isNamed(node.callee, 'Date'))
        add(node, 'Date() reads the clock: take `now` as an argument')
    },
    MemberExpression(node) {
      const { object, property } = node
      if (object.type !== 'Identifier' || property.type !== 'Identifier') return
      // Server code may measure how long something took; rules may not.
      if (!pure && object.name === 'performance') return
      if (clocks[object.name]?.includes(property.name))
        add(node, `${object.name}.${property.name}: time and randomness must be arguments here`)
    },
    ImportDeclaration(node) {
      if (!/^(node:)?crypto$/.test(node.source.value)) return
      for (const { local } of node.specifiers.filter((specifier) =>
        dice.test(specifier.local.name),
      )) {
        add(node, `${local.name}: ids and tokens come from platform/server/random.ts`)
      }
    },
  })
  return breaches
}

function isNamed(node: ESTree.Expression, name: string): boolean {
  return node.type === 'Identifier' && node.name === name
}
