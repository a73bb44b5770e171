import type { Breach, Finding } from './breach.ts'
import { getLineNumber } from './get-line-number.ts'
import { type ESTree, visitFile } from './parse-file.ts'
import { type ProjectFile, readProjectFiles } from './read-project-files.ts'

const patterns = [
  'src/**/*.test.{ts,tsx}',
  'src/**/testing/**/*.ts',
  'test/**/*.ts',
  'db/**/*.test.ts',
  'bin/**/*.test.ts',
]

/** A few hexadecimal digits, which a random id, hash or token will contain sooner or later. */
const few = /^(?=.*\d)[\da-f-]{1,6}$/i

/** Refuses tests asserting that a text does not contain something that may occur by chance. */
export function checkChance(root: string): Finding {
  const files = readProjectFiles(root, patterns)
  return { read: files.length, breaches: files.flatMap(findBreaches) }
}

function findBreaches(file: ProjectFile): Breach[] {
  const breaches: Breach[] = []
  visitFile(file, {
    CallExpression({ callee, arguments: [wanted], start }) {
      if (!isMember(callee, /^(toContain|toMatch)$/) || !isMember(callee.object, /^not$/)) return
      for (const literal of collectLiterals(wanted).filter((one) => few.test(one)))
        breaches.push({
          file: file.path,
          line: getLineNumber(file.text, start),
          message: `“${literal}” can also occur in a random id: match a longer text, or include what surrounds it`,
        })
    },
  })
  return breaches
}

/** The literal text that is searched for, or each alternative of a pattern. */
function collectLiterals(argument: ESTree.Argument | undefined): readonly string[] {
  if (argument?.type !== 'Literal') return []
  if ('regex' in argument) return argument.regex.pattern.split('|')
  return typeof argument.value === 'string' ? [argument.value] : []
}

function isMember(node: ESTree.Expression, name: RegExp): node is ESTree.StaticMemberExpression {
  return (
    node.type === 'MemberExpression' &&
    node.property.type === 'Identifier' &&
    name.test(node.property.name)
  )
}
