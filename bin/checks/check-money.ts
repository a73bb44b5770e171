import { findAccountNumbers } from './find-account-numbers.ts'
import type { Breach, Finding } from './breach.ts'
import { getLineNumber } from './get-line-number.ts'
import { plainSql } from './sql/plain-sql.ts'
import { type ProjectFile, readProjectFiles } from './read-project-files.ts'

const patterns = [
  '*.{md,json,js,mjs,ts}',
  ...['src', 'bin', 'db', 'test', 'bench', 'docs', 'content'].map(
    (folder) => `${folder}/**/*.{ts,tsx,mjs,css,sql,md,json,html,txt,csv}`,
  ),
]

/**
 * Example numbers published by card schemes and the IBAN registry. No one owns them, and only tests
 * may contain them.
 */
const specimens = new Set(
  [
    ['NL91', 'ABNA0417164300'],
    ['DE89', '370400440532013000'],
    ['BE68', '539007547034'],
    ['AT61', '1904300234573201'],
  ].map((halves) => halves.join('')),
)
const isTest = (path: string) => /\.test\.tsx?$|\/testing\/|^test\//.test(path)

/** The folders that calculate with amounts of money. */
const money = /^src\/features\/money\/(?!.*(\.test\.tsx?$|\/testing\/))/
/**
 * Code that turns an amount into a fraction of a cent or formats it as one. The brackets keep a
 * pattern from matching itself.
 */
const floats: readonly (readonly [pattern: RegExp, why: string])[] = [
  [/\bparse[F]loat\b/g, 'amounts are whole minor units: parse them digit by digit'],
  [/\.to[F]ixed\(/g, 'amounts are formatted by formatMoney or toDecimal'],
  [
    /(?<=[\w)\]] ?)(?<!\d(?:rem|em|px))[*/] ?\d+\.\d+(?![.\d])|(?<![\w.])\d+\.\d+ ?\* ?[\w(]/g,
    'an amount must not be multiplied or divided by a fraction',
  ],
]
const floatColumns =
  /\b(re[a]l|float[48]?|double precision|money)\b(?= *(not null|null|,|\)|default|constraint))/g

/**
 * Finds card and account numbers anywhere in the project, and fractions in code that calculates
 * with money.
 */
export function checkMoney(root: string): Finding {
  const files = readProjectFiles(root, patterns).filter(({ path }) => path !== 'package-lock.json')
  return {
    read: files.length,
    breaches: files.flatMap((file) => [...numbersIn(file), ...floatsIn(file)]),
  }
}

function numbersIn({ path, text }: ProjectFile): Breach[] {
  return findAccountNumbers(text)
    .filter((match) => !(isTest(path) && specimens.has(match.text.replaceAll(' ', ''))))
    .map(({ kind, index }) => ({
      file: path,
      line: getLineNumber(text, index),
      message: `the number of ${kind === 'card' ? 'a card' : 'an account'}: such numbers are not allowed in the project, not even invented ones`,
    }))
}

function floatsIn({ path, text }: ProjectFile): Breach[] {
  if (!money.test(path)) return []
  const rules = path.endsWith('.sql')
    ? [[floatColumns, 'an amount column must be a bigint'] as const]
    : path.endsWith('.css')
      ? []
      : floats
  const code = path.endsWith('.sql') ? plainSql(text) : text
  return rules.flatMap(([pattern, why]) =>
    [...code.matchAll(pattern)].map((match) => ({
      file: path,
      line: getLineNumber(text, match.index),
      message: `${match[0].trim()}: ${why}`,
    })),
  )
}
