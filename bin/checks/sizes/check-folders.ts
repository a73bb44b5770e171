import type { Breach } from '../breach.ts'
import { listPaths } from '../read-project-files.ts'

const patterns = ['src', 'bin', 'db', 'test', 'bench', 'docs', 'content'].map(
  (folder) => `${folder}/**/*.*`,
)

/** Collections of similar files, which are looked up by name rather than browsed. */
const collections = [
  /(^|\/)locales(\/|$)/,
  /(^|\/)sql(\/|$)/,
  /^src\/ui\/icons\/shapes$/,
  /^src\/ui\/components$/,
  /^db\/cast\/portraits$/,
  /^docs\/decisions$/,
]

const maxEntries = 30

/**
 * Checks that no folder has more entries (files and subfolders) than can be taken in at a glance.
 */
export function checkFolders(root: string): Breach[] {
  return [...countEntries(listPaths(root, patterns))]
    .filter(([folder, entries]) => entries.size > maxEntries && !isCollection(folder))
    .map(([folder, entries]) => ({
      file: folder,
      line: 0,
      message: `has ${entries.size} entries, ${maxEntries} are allowed: sort them into subfolders`,
    }))
}

function isCollection(folder: string): boolean {
  return collections.some((pattern) => pattern.test(folder))
}

function countEntries(paths: readonly string[]): Map<string, Set<string>> {
  const folders = new Map<string, Set<string>>()
  for (const path of paths) {
    const names = path.split('/')
    for (const [depth, name] of names.entries()) {
      const folder = names.slice(0, depth).join('/')
      if (depth > 0) folders.set(folder, (folders.get(folder) ?? new Set()).add(name))
    }
  }
  return folders
}
