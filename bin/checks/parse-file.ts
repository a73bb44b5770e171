import { type ESTree, type ParseResult, parseSync, Visitor, type VisitorObject } from 'vite'
import type { ProjectFile } from './read-project-files.ts'

export { type ESTree, Visitor }

/**
 * Parses a TypeScript file; positions count UTF-16 units. Throws on a syntax error, because a check
 * must not pass a file it cannot read.
 */
export function parseFile(file: ProjectFile): ParseResult {
  const result = parseSync(file.path, file.text)
  const [error] = result.errors
  if (error !== undefined) throw new Error(`${file.path}: ${error.message}`)
  return result
}

/** Parses the file and calls the visitor for each node. */
export function visitFile(file: ProjectFile, visitor: VisitorObject): void {
  new Visitor(visitor).visit(parseFile(file).program)
}
