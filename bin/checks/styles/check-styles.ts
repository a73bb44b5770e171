import type { Breach, Finding } from '../breach.ts'
import { getLineNumber } from '../get-line-number.ts'
import { type ProjectFile, readProjectFiles } from '../read-project-files.ts'
import { type ClassName, findClassNames } from './find-class-names.ts'
import { listClasses, parseStyleSheet, type StyleRule } from './parse-style-sheet.ts'
import { layoutProperties, textProperties } from './utility-properties.ts'

interface Sheet extends ProjectFile {
  readonly rules: readonly StyleRule[]
}

const kit = 'src/ui/styles/'
const textStyles = `${kit}type.css`
/** The style sheets whose classes may be used on any element, and the properties these may set. */
const utilities: Readonly<Record<string, RegExp>> = {
  [`${kit}layout.css`]: layoutProperties,
  [`${kit}sizes.css`]: layoutProperties,
  [`${kit}spacing.css`]: layoutProperties,
  [textStyles]: textProperties,
}
const kind = (path: string) => (path === textStyles ? 'text style' : 'layout utility')

/**
 * Checks that each class belongs to a component or is a text style or a layout utility, and is
 * defined in one of our style sheets.
 */
export function checkStyles(root: string): Finding {
  const sheets = readProjectFiles(root, ['src/**/*.css']).map((file) => ({
    ...file,
    rules: parseStyleSheet(file.text),
  }))
  const code = readProjectFiles(root, ['src/**/*.{ts,tsx}'])
  const defined = new Set(
    sheets.flatMap(({ rules }) => rules.flatMap(({ head }) => listClasses(head))),
  )
  return {
    read: sheets.length + code.length,
    breaches: [
      ...code.filter(({ path }) => isMarkup(path)).flatMap((file) => findUndefined(file, defined)),
      ...findUnused(sheets, code),
      ...sheets.flatMap(checkUtilities),
      ...sheets.flatMap(checkLayers),
    ],
  }
}

function isMarkup(path: string): boolean {
  return path.endsWith('.tsx') && !path.endsWith('.test.tsx')
}

function findUndefined(file: ProjectFile, defined: ReadonlySet<string>): Breach[] {
  const exists = ({ name, part }: ClassName): boolean =>
    part === 'whole'
      ? defined.has(name)
      : [...defined].some((one) =>
          part === 'beginning' ? one.startsWith(name) : one.endsWith(name),
        )
  return findClassNames(file)
    .filter((one) => !exists(one))
    .map(({ name, at }) => ({
      file: file.path,
      line: getLineNumber(file.text, at),
      message: `the class ${name} is in no style sheet: give the element a class of its own there`,
    }))
}

/** Names composed in templates count as used if the code contains their first part. */
function findUnused(sheets: readonly Sheet[], code: readonly ProjectFile[]): Breach[] {
  const words = new Set<string>()
  const beginnings = new Set<string>()
  for (const { text } of code) {
    for (const [word] of text.matchAll(/-?[a-zA-Z_][\w./-]*/g)) words.add(word)
    for (const [, beginning = ''] of text.matchAll(/([a-z][\w-]*-)\$\{/g)) beginnings.add(beginning)
  }
  const isUsed = (name: string) =>
    words.has(name) || [...beginnings].some((beginning) => name.startsWith(beginning))
  const seen = new Set<string>()
  return sheets.flatMap(({ path, text, rules }) =>
    rules.flatMap(({ head, at }) =>
      listClasses(head)
        .filter((name) => !seen.has(name) && !isUsed(name) && seen.add(name))
        .map((name) => ({
          file: path,
          line: getLineNumber(text, at),
          message: `the class ${name} is not used`,
        })),
    ),
  )
}

function checkUtilities({ path, text, rules }: Sheet): Breach[] {
  const allowed = utilities[path]
  if (allowed === undefined) return []
  return rules.flatMap(({ head, properties, at }) => {
    const line = getLineNumber(text, at)
    const wrong = properties.filter((property) => !allowed.test(property))
    return [
      ...wrong.map((property) => ({
        file: path,
        line,
        message: `a ${kind(path)} does not set ${property}: that belongs in a component's class`,
      })),
      ...(/^@media|^&:hover$|^\.[^\s:>+~[]+$/.test(head.replace(/,\s+\./g, '-'))
        ? []
        : [
            {
              file: path,
              line,
              message: `${head}: a ${kind(path)} is one class without conditions`,
            },
          ]),
    ]
  })
}

/** The kit's rules are in layers, so that rules of screens, which are not, override them. */
function checkLayers({ path, text, rules }: Sheet): Breach[] {
  if (path.startsWith(kit)) return []
  return rules
    .filter(({ head }) => head.startsWith('@layer'))
    .map(({ at }) => ({
      file: path,
      line: getLineNumber(text, at),
      message: 'only the style sheets of the UI kit are in layers',
    }))
}
