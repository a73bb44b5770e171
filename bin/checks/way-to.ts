import type { IModule } from './cruise-project.ts'

/**
 * Finds the shortest chain of runtime imports (type-only imports excluded) from a file to one that
 * matches; null if there is none.
 */
export function wayTo(modules: readonly IModule[], from: string, wanted: (path: string) => boolean): string[] | null {
  const byPath = new Map(modules.map((module) => [module.source, module]))
  const cameFrom = new Map<string, string | null>([[from, null]])
  for (const path of cameFrom.keys()) {
    if (wanted(path)) return stepsTo(path, cameFrom)
    for (const { resolved, dependencyTypes } of byPath.get(path)?.dependencies ?? []) {
      if (!dependencyTypes.includes('type-only') && !cameFrom.has(resolved)) cameFrom.set(resolved, path)
    }
  }
  return null
}

function stepsTo(path: string, cameFrom: ReadonlyMap<string, string | null>): string[] {
  const before = cameFrom.get(path) ?? null
  return before === null ? [path] : [...stepsTo(before, cameFrom), path]
}
