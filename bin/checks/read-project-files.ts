import { globSync, readFileSync } from 'node:fs'
import { join, sep } from 'node:path'

/** A text file of the project. */
export interface ProjectFile {
  /** Relative to the project root, with forward slashes. */
  readonly path: string
  readonly text: string
}

const never = /(^|\/)(node_modules|dist|data|\.cache|\.git)(\/|$)/

/**
 * Reads all files below `root` that match one of the patterns, sorted by path, excluding installed
 * and built files.
 */
export function readProjectFiles(root: string, patterns: readonly string[]): ProjectFile[] {
  return listPaths(root, patterns).map((path) => ({
    path,
    text: readFileSync(join(root, path), 'utf8'),
  }))
}

/** The paths only. */
export function listPaths(root: string, patterns: readonly string[]): string[] {
  const found = globSync([...patterns], {
    cwd: root,
    exclude: (path) => never.test(path.replaceAll(sep, '/')),
  })
  return [...new Set(found.map((path) => path.replaceAll(sep, '/')))].sort()
}
