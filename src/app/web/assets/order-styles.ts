/** A file of the browser's build in Vite's manifest. */
export interface ManifestChunk {
  readonly file: string
  readonly css?: readonly string[]
  readonly imports?: readonly string[]
  readonly dynamicImports?: readonly string[]
  readonly assets?: readonly string[]
  /** For a page: the one style sheet of its document, and the sheets that were joined in it. */
  sheet?: string
  joined?: readonly string[]
}

export type Manifest = Readonly<Record<string, ManifestChunk>>

/** Returns the style sheets of these chunks and their imports, in the order in which they apply. */
export function orderStyles(manifest: Manifest, names: readonly string[]): string[] {
  const found = new Set<string>()
  for (const name of names) collectFiles(manifest, name, found)
  return [...new Set([...found].flatMap((name) => manifest[name]?.css ?? []))]
}

/** Adds a chunk and everything it imports. */
export function collectFiles(manifest: Manifest, name: string, found: Set<string>): void {
  const chunk = manifest[name]
  if (chunk === undefined || found.has(name)) return
  found.add(name)
  for (const imported of chunk.imports ?? []) collectFiles(manifest, imported, found)
}
