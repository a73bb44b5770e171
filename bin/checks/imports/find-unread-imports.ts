import type { Breach } from '../breach.ts'
import type { IModule } from './cruise-project.ts'
import { listImportedNames } from './list-imported-names.ts'
import { findImportLine } from './find-import-line.ts'
import type { ProjectFile } from '../read-project-files.ts'

/**
 * Verifies that dependency-cruiser read as many files, and in each of them as many imports, as a
 * second parser finds.
 */
export function findUnreadImports(
  modules: readonly IModule[],
  files: readonly ProjectFile[],
): Breach[] {
  const seen = new Map(modules.map((module) => [module.source, module]))
  return files.flatMap((file) => {
    const module = seen.get(file.path)
    if (module === undefined)
      return [{ file: file.path, line: 0, message: 'was not read by dependency-cruiser' }]
    const cruised = new Set(module.dependencies.map((dependency) => dependency.module))
    return [...listImportedNames(file)]
      .filter((name) => !cruised.has(name) && !cruised.has(name.replace(/^node:/, '')))
      .map((name) => ({
        file: file.path,
        line: findImportLine(file.text, name),
        message: `→ ${name} was not seen by dependency-cruiser`,
      }))
  })
}
