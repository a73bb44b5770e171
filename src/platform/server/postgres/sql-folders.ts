import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { projectRoot } from '../config/project-root.ts'

/** One SQL file: `accounts/001-account.sql` with its text. */
export interface SqlFile {
  readonly name: string
  readonly text: string
  readonly hash: string
}

/** All SQL of one owner: the platform or a feature. The schema has the owner's name. */
export interface SqlFolder {
  readonly schema: string
  /** Run once, in numerical order. */
  readonly numbered: readonly SqlFile[]
  /** Run again whenever any of them changes: views, functions, triggers. */
  readonly reloadable: readonly SqlFile[]
  /** Reference data in TypeScript, if the feature has any. */
  readonly load: { readonly path: string; readonly hash: string } | undefined
}

/**
 * The product's SQL, lowest feature first. With `features` (folder names), only these and the
 * features they may use.
 */
export async function sqlFolders(
  features?: readonly string[],
  root = projectRoot,
): Promise<SqlFolder[]> {
  const all = await readFeatures(root)
  const required = features === undefined ? undefined : closure(features, all)
  return [
    readFolder('platform', join(root, 'src/platform/server/sql')),
    ...all
      .filter(({ name }) => required?.has(name) ?? true)
      .map(({ key, folder }) => readFolder(key, join(root, folder, 'server/sql'))),
  ].filter(
    (folder) => folder.numbered.length + folder.reloadable.length > 0 || folder.load !== undefined,
  )
}

/** The same SQL without one feature, given by its schema, and every feature that may use it. */
export async function withoutFeature(
  folders: readonly SqlFolder[],
  schema: string | undefined,
): Promise<SqlFolder[]> {
  const all = await readFeatures(projectRoot)
  const dropped = new Set(
    all
      .filter(({ name }) =>
        all.some((used) => used.key === schema && closure([name], all).has(used.name)),
      )
      .map(({ key }) => key),
  )
  return folders.filter((folder) => !dropped.has(folder.schema))
}

/** One hash over everything that defines a new database. */
export function hashFolders(folders: readonly SqlFolder[]): string {
  const hash = createHash('sha256')
  for (const { numbered, reloadable, load } of folders) {
    for (const file of [...numbered, ...reloadable]) hash.update(file.name).update(file.hash)
    if (load !== undefined) hash.update(load.hash)
  }
  return hash.digest('hex').slice(0, 16)
}

type FeatureOfMap = { name: string; key: string; folder: string; mayUse: readonly string[] }

async function readFeatures(root: string): Promise<readonly FeatureOfMap[]> {
  const map = (await import(join(root, 'features.map.js'))) as {
    listFeatures: () => FeatureOfMap[]
  }
  return map.listFeatures()
}

function closure(
  names: readonly string[],
  all: readonly FeatureOfMap[],
  found = new Set<string>(),
): Set<string> {
  for (const name of names) {
    if (found.has(name)) continue
    found.add(name)
    closure(all.find((feature) => feature.name === name)?.mayUse ?? [], all, found)
  }
  return found
}

function readFolder(schema: string, folder: string): SqlFolder {
  return {
    schema,
    numbered: readFiles(schema, folder, ''),
    reloadable: ['views', 'functions', 'triggers'].flatMap((kind) =>
      readFiles(schema, folder, kind),
    ),
    load: readLoad(folder),
  }
}

/** The loader and all files next to it, because it may be split into several. */
function readLoad(folder: string): SqlFolder['load'] {
  const path = join(folder, 'load.ts')
  if (!existsSync(path)) return undefined
  const hash = createHash('sha256')
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) =>
    /\.(ts|json|csv)$/.test(name),
  )
  for (const name of files.sort()) hash.update(name).update(readFileSync(join(folder, name)))
  return { path, hash: hash.digest('hex') }
}

function readFiles(schema: string, folder: string, kind: string): SqlFile[] {
  const place = join(folder, kind)
  if (!existsSync(place)) return []
  const files = readdirSync(place)
    .filter((name) => name.endsWith('.sql'))
    .sort()
  return files.map((file) => {
    const text = readFileSync(join(place, file), 'utf8')
    return {
      name: join(schema, kind, file),
      text,
      hash: createHash('sha256').update(text).digest('hex'),
    }
  })
}
