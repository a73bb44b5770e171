import type { Breach, Finding } from '../breach.ts'
import { getLineNumber } from '../get-line-number.ts'
import { checkFileName } from './check-file-name.ts'
import { checkFolders } from './check-folders.ts'
import { type ProjectFile, readProjectFiles } from '../read-project-files.ts'

const patterns = ['src', 'bin', 'db', 'test', 'bench'].map(
  (folder) => `${folder}/**/*.{ts,tsx,mjs,css,sql}`,
)

const mayHaveDefault = /\.config\.(ts|mjs)$|\.d\.ts$/

const limits = { median: 70, ninetieth: 160, longest: 300 }

/** Checks that files are short, are named after what they do, and use named exports, and that folders are small. */
export function checkSizes(root: string): Finding {
  const files = readProjectFiles(root, patterns)
  const breaches = [
    ...files.flatMap(checkLength),
    ...checkDistribution(files.map(countLines)),
    ...files.flatMap(({ path }) =>
      checkFileName(path).map((message) => ({ file: path, line: 0, message })),
    ),
    ...files.flatMap(defaultExports),
    ...checkFolders(root),
  ]
  return { read: files.length, breaches }
}

function checkLength(file: ProjectFile): Breach[] {
  const lines = countLines(file)
  const { longest } = limits
  return lines <= longest
    ? []
    : [
        {
          file: file.path,
          line: longest + 1,
          message: `has ${lines} lines, ${longest} are allowed`,
        },
      ]
}

function checkDistribution(lengths: readonly number[]): Breach[] {
  const sorted = lengths.toSorted((a, b) => a - b)
  const at = (share: number) => sorted[Math.floor((sorted.length - 1) * share)] ?? 0
  const checkFigure = (name: string, lines: number, limit: number): Breach[] =>
    lines <= limit
      ? []
      : [
          {
            file: 'all files',
            line: 0,
            message: `their ${name} is ${lines} lines, ${limit} are allowed`,
          },
        ]
  return [
    ...checkFigure('median', at(0.5), limits.median),
    ...checkFigure('90th percentile', at(0.9), limits.ninetieth),
  ]
}

function countLines({ text }: ProjectFile): number {
  return text.split('\n').length - (text.endsWith('\n') ? 1 : 0)
}

function defaultExports(file: ProjectFile): Breach[] {
  if (mayHaveDefault.test(file.path) || !/\.(ts|tsx|mjs)$/.test(file.path)) return []
  return [...file.text.matchAll(/^export (default\b|\{[^}]*\bas default\b)/gm)].map(
    ({ index }) => ({
      file: file.path,
      line: getLineNumber(file.text, index),
      message: 'a default export has no fixed name: export it by name',
    }),
  )
}
