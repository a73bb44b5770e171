import type { RuntimeImports } from './browser-imports.ts'

/** Finds the shortest chain of imports from a file to one that matches; null if there is none. */
export function findImportPath(
  imports: RuntimeImports,
  from: string,
  isTarget: (path: string) => boolean,
): string[] | null {
  const previous = new Map<string, string | null>([[from, null]])
  for (const path of previous.keys()) {
    if (isTarget(path)) return stepsTo(path, previous)
    for (const next of imports.get(path) ?? []) if (!previous.has(next)) previous.set(next, path)
  }
  return null
}

function stepsTo(path: string, previous: ReadonlyMap<string, string | null>): string[] {
  const before = previous.get(path) ?? null
  return before === null ? [path] : [...stepsTo(before, previous), path]
}
