import type { Breach, Finding } from './breach.ts'
import { lineAt } from './line-at.ts'
import { type ESTree, visitFile } from './parse-file.ts'
import { type ProjectFile, projectFiles } from './project-files.ts'

const patterns = [
  'src/**/*.test.{ts,tsx}',
  'src/**/testing/**/*.ts',
  'test/**/*.ts',
  'db/**/*.test.ts',
  'bin/**/*.test.ts',
]

/** A few hexadecimal digits: sooner or later a random id, a hash or a token holds them. */
const few = /^(?=.*\d)[\da-f-]{1,6}$/i

/** No test says that a text does not hold what chance may put into it. */
export function checkChance(root: string): Finding {
  const files = projectFiles(root, patterns)
  return { read: files.length, breaches: files.flatMap(breachesOf) }
}

function breachesOf(file: ProjectFile): Breach[] {
  const breaches: Breach[] = []
  visitFile(file, {
    CallExpression({ callee, arguments: [wanted], start }) {
      if (!isMember(callee, /^(toContain|toMatch)$/) || !isMember(callee.object, /^not$/)) return
      for (const word of wordsOf(wanted).filter((one) => few.test(one)))
        breaches.push({
          file: file.path,
          line: lineAt(file.text, start),
          message: `“${word}” may stand in a random id as well: look for more, or say what it stands between`,
        })
    },
  })
  return breaches
}

/** The text looked for, or each of those that a pattern offers. */
function wordsOf(wanted: ESTree.Argument | undefined): readonly string[] {
  if (wanted?.type !== 'Literal') return []
  if ('regex' in wanted) return wanted.regex.pattern.split('|')
  return typeof wanted.value === 'string' ? [wanted.value] : []
}

function isMember(node: ESTree.Expression, name: RegExp): node is ESTree.StaticMemberExpression {
  return node.type === 'MemberExpression' && node.property.type === 'Identifier' && name.test(node.property.name)
}
