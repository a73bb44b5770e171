import { parseFile } from '../parse-file.ts'
import type { ProjectFile } from '../read-project-files.ts'

/**
 * Lists every module that a file names in imports, re-exports and `import('…')` with a fixed name.
 */
export function listImportedNames(file: ProjectFile): Set<string> {
  const { module } = parseFile(file)
  const exported = module.staticExports.flatMap(({ entries }) =>
    entries.map((entry) => entry.moduleRequest?.value),
  )
  const dynamic = module.dynamicImports.map(({ moduleRequest: { start, end } }) =>
    fixedName(file.text.slice(start, end)),
  )
  const named = [
    ...module.staticImports.map(({ moduleRequest }) => moduleRequest.value),
    ...exported,
    ...dynamic,
  ]
  return new Set(named.filter((name) => name !== undefined))
}

function fixedName(expression: string): string | undefined {
  return /^(['"`])([^'"`$]+)\1$/.exec(expression)?.[2]
}
