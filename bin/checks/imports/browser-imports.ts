import { readFile } from 'node:fs/promises'
import { dirname, join, posix, relative, sep } from 'node:path'
import { type Plugin, transformWithOxc } from 'vite'
import { directImports } from '#app/build/direct-imports.ts'
import { listImportedNames } from './list-imported-names.ts'

/** Each file with the files it imports at run time; packages are `node_modules/<specifier>`. */
export type RuntimeImports = ReadonlyMap<string, readonly string[]>

/**
 * Collects what the browser loads from the given files, including dynamic imports. Types are
 * stripped and public entries bypassed as in the build, so a re-export counts only if it is used.
 */
export async function collectBrowserImports(
  root: string,
  entries: readonly string[],
): Promise<RuntimeImports> {
  const bypassEntries = entryBypass(root)
  const found = new Map<string, readonly string[]>()
  let pending = [...entries]
  while (pending.length > 0) {
    const imports = await Promise.all(
      pending.map(async (path) => [path, await importsOf(root, path, bypassEntries)] as const),
    )
    for (const [path, names] of imports) found.set(path, names)
    pending = [...new Set(imports.flatMap(([, names]) => names))].filter(
      (path) => /^(?!node_modules\/).*\.tsx?$/.test(path) && !found.has(path),
    )
  }
  return found
}

type Bypass = (code: string, path: string) => Promise<string>

/** The build's own plugin, as a function. */
function entryBypass(root: string): Bypass {
  const plugin = directImports() as Plugin & {
    configResolved(config: { root: string }): void
    transform(code: string, id: string): Promise<{ code: string } | null>
  }
  plugin.configResolved({ root })
  return async (code, path) => (await plugin.transform(code, join(root, path)))?.code ?? code
}

async function importsOf(root: string, path: string, bypassEntries: Bypass): Promise<string[]> {
  // A missing file is reported by the rule `resolvable`.
  const source = await readFile(join(root, path), 'utf8').catch(() => '')
  const { code } = await transformWithOxc(source, join(root, path), {
    jsx: { runtime: 'automatic' },
  })
  const names = listImportedNames({ path: `${path}.js`, text: await bypassEntries(code, path) })
  return [...names]
    .filter((name) => !name.startsWith('virtual:'))
    .map((name) => resolve(root, path, name))
}

function resolve(root: string, from: string, name: string): string {
  if (name.startsWith('#')) return `src/${name.slice(1)}`
  if (name.startsWith('.')) return posix.join(dirname(from), name)
  return name.startsWith('/') ? relative(root, name).replaceAll(sep, '/') : `node_modules/${name}`
}
