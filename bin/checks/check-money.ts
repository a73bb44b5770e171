import { accountNumbers } from './account-numbers.ts'
import type { Breach, Finding } from './breach.ts'
import { lineAt } from './line-at.ts'
import { type ProjectFile, projectFiles } from './project-files.ts'

const patterns = [
  '*.{md,json,js,mjs,ts}',
  ...['src', 'bin', 'db', 'test', 'bench', 'docs', 'content'].map(
    (folder) => `${folder}/**/*.{ts,tsx,mjs,css,sql,md,json,html,txt,csv}`,
  ),
]

/** Numbers that the schemes and the register of IBANs print as examples: they belong to nobody, and only tests may hold them. */
const specimens = new Set(
  [
    ['NL91', 'ABNA0417164300'],
    ['DE89', '370400440532013000'],
    ['BE68', '539007547034'],
    ['AT61', '1904300234573201'],
  ].map((halves) => halves.join('')),
)
const isTest = (path: string) => /\.test\.tsx?$|\/testing\/|^test\//.test(path)

/** The folders where sums of money are reckoned with. */
const money = /^src\/features\/(payments|credits)\/(?!.*(\.test\.tsx?$|\/testing\/))/
/** What makes a sum a fraction of a cent, or writes one as if it were. The brackets keep a pattern from finding itself. */
const floats: readonly (readonly [pattern: RegExp, why: string])[] = [
  [/\bparse[F]loat\b/g, 'a sum is counted in whole minor units: read it digit by digit'],
  [/\.to[F]ixed\(/g, 'a sum is written by formatMoney or toDecimal'],
  [/(?<=[\w)\]] ?)[*/] ?\d+\.\d+(?![.\d])|(?<![\w.])\d+\.\d+ ?\* ?[\w(]/g, 'a sum times a fraction is no sum'],
]
const floatColumns = /\b(re[a]l|float[48]?|double precision|money)\b(?= *(not null|null|,|\)|default|constraint))/g

/** Card numbers and account numbers anywhere in the project, and fractions where money is reckoned with. */
export function checkMoney(root: string): Finding {
  const files = projectFiles(root, patterns).filter(({ path }) => path !== 'package-lock.json')
  return { read: files.length, breaches: files.flatMap((file) => [...numbersIn(file), ...floatsIn(file)]) }
}

function numbersIn({ path, text }: ProjectFile): Breach[] {
  return accountNumbers(text)
    .filter((found) => !(isTest(path) && specimens.has(found.text.replaceAll(' ', ''))))
    .map(({ kind, index }) => ({
      file: path,
      line: lineAt(text, index),
      message: `the number of ${kind === 'card' ? 'a card' : 'an account'}: no such number comes into the project, not even a made-up one`,
    }))
}

function floatsIn({ path, text }: ProjectFile): Breach[] {
  if (!money.test(path)) return []
  const rules = path.endsWith('.sql')
    ? [[floatColumns, 'a sum in a column is a bigint'] as const]
    : path.endsWith('.css')
      ? []
      : floats
  return rules.flatMap(([pattern, why]) =>
    [...text.matchAll(pattern)].map((found) => ({
      file: path,
      line: lineAt(text, found.index),
      message: `${found[0].trim()}: ${why}`,
    })),
  )
}
