import { readFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { parseAst } from 'vite'

/** The file and name under which a re-exported name is declared. */
export interface Origin {
  readonly file: string
  readonly name: string
}

/** The re-exports of a file by exported name, without its own declarations. */
export async function readOrigins(file: string): Promise<ReadonlyMap<string, Origin>> {
  const origins = new Map<string, Origin>()
  for (const node of parseAst(await readFile(file, 'utf8'), { lang: 'tsx' }).body) {
    if (node.type === 'ExportAllDeclaration') {
      const behind = join(dirname(file), node.source.value)
      for (const [name, origin] of await readOrigins(behind)) origins.set(name, origin)
    }
    if (
      node.type !== 'ExportNamedDeclaration' ||
      node.source === null ||
      node.exportKind === 'type'
    )
      continue
    const behind = join(dirname(file), node.source.value)
    // Part of a feature can have its own entry behind the feature's.
    const further = behind.endsWith('/index.ts') ? await readOrigins(behind) : undefined
    for (const { local, exported } of node.specifiers)
      origins.set(
        readName(exported),
        further?.get(readName(local)) ?? { file: behind, name: readName(local) },
      )
  }
  return origins
}

/** The name in an import or export specifier, quoted or not. */
export function readName(node: {
  readonly type: string
  readonly name?: string
  readonly value?: unknown
}): string {
  return node.name ?? String(node.value)
}
