import { readFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { parseAst } from 'vite'

/** Where a name that a file passes on was made, and what it is called there. */
export interface Origin {
  readonly file: string
  readonly name: string
}

/** What a file passes on from other files, by the name it gives it; what it makes itself is not among it. */
export async function readOrigins(file: string): Promise<ReadonlyMap<string, Origin>> {
  const found = new Map<string, Origin>()
  for (const node of parseAst(await readFile(file, 'utf8'), { lang: 'tsx' }).body) {
    if (node.type === 'ExportAllDeclaration') {
      const behind = join(dirname(file), node.source.value)
      for (const [name, origin] of await readOrigins(behind)) found.set(name, origin)
    }
    if (node.type !== 'ExportNamedDeclaration' || node.source === null || node.exportKind === 'type') continue
    const behind = join(dirname(file), node.source.value)
    // A part of a feature has an entry of its own behind the feature's.
    const further = behind.endsWith('/index.ts') ? await readOrigins(behind) : undefined
    for (const { local, exported } of node.specifiers)
      found.set(nameOf(exported), further?.get(nameOf(local)) ?? { file: behind, name: nameOf(local) })
  }
  return found
}

/** A name in an import or export, quoted or not. */
export function nameOf(node: { readonly type: string; readonly name?: string; readonly value?: unknown }): string {
  return node.name ?? String(node.value)
}
