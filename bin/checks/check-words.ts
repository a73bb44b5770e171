import type { Breach, Finding } from './breach.ts'
import { lineAt } from './line-at.ts'
import { type ProjectFile, projectFiles } from './project-files.ts'

const patterns = [
  '*.{md,json,js,mjs,ts}',
  '.*.{json,mjs}',
  ...['src', 'bin', 'db', 'test', 'bench', 'docs', 'content'].map(
    (folder) => `${folder}/**/*.{ts,tsx,mjs,css,sql,md,json,html,txt}`,
  ),
]

/** What belongs to one machine or one week, and not to a project others read for years. The brackets keep a pattern from finding itself. */
const foreign: readonly (readonly [pattern: RegExp, why: string])[] = [
  [/(?<![\w.@-])\/(w[o]rk|h[o]me|r[o]ot|Us[e]rs|f[a]rm)\/[\w.-]/g, 'a path of one machine'],
  [/\.\.\/sh[a]red\b|(?<![\w/.-])sh[a]red\/(spec|design|notes|tools|architecture|README)/g, 'a path of one machine'],
  [/https?:\/\/[^\s"'/]*(registry|nexus|artifactory|verdaccio)[^\s"'/]*/g, 'the address of a package registry'],
  [/\b(iss[u]e|ticket) #?\d+\b/gi, 'a ticket nobody can open: say what it said'],
  [/\bh[e]lper sessions?\b/gi, 'how it came about: say what it is'],
]

/** The lock file is npm’s; docs/walls.md quotes what the walls said. */
const unread = new Set(['package-lock.json', 'docs/walls.md'])

/** A suppressed rule says why, in the same line. */
const suppression = /(oxlint-disable|eslint-disable|biome-ignore|@ts-expect-error|@ts-ignore|@ts-nocheck)[^\n]*/g

/** Words that do not belong into the project, and suppressed rules without their reason. */
export function checkWords(root: string): Finding {
  const files = projectFiles(root, patterns).filter(({ path }) => !unread.has(path))
  return { read: files.length, breaches: files.flatMap((file) => [...foreignWords(file), ...suppressions(file)]) }
}

function foreignWords(file: ProjectFile): Breach[] {
  return foreign.flatMap(([pattern, why]) =>
    [...file.text.matchAll(pattern)].map((found) => ({
      file: file.path,
      line: lineAt(file.text, found.index),
      message: `${JSON.stringify(found[0])}: ${why}`,
    })),
  )
}

function suppressions(file: ProjectFile): Breach[] {
  if (!/\.(ts|tsx|mjs)$/.test(file.path) || file.path.startsWith('bin/checks/check-words')) return []
  return [...file.text.matchAll(suppression)].flatMap((found) => {
    const line = lineAt(file.text, found.index)
    if (/^@ts-(ignore|nocheck)/.test(found[0]))
      return [{ file: file.path, line, message: `${found[1]} hides every error: use @ts-expect-error` }]
    if (/^biome-ignore(?!(-all|-start|-end)? format:)/.test(found[0]))
      return [{ file: file.path, line, message: 'biome-ignore does nothing here: rules are oxlint’s' }]
    const says = /(\s--\s|:\s|@ts-expect-error\s)[^\n]*\w+[^\n]*\w+/.test(found[0])
    return says ? [] : [{ file: file.path, line, message: `${found[1]} without its reason` }]
  })
}
