import { globSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { writeZip } from '#platform/server/zip/write-zip.ts'

/**
 * Everything needed to build and change the product. Files are listed individually where an
 * operator may keep private files next to them, which must not be published.
 */
const patterns = [
  '{bench,bin,content,db,docs,src,test}/**/*',
  '{ARCHITECTURE,CHANGELOG,CONTRIBUTING,README,SECURITY,STYLE}.md',
  '{package,package-lock,biome,tsconfig.*}.json',
  '{vite,vitest}.config.ts',
  'features.map.{js,d.ts}',
  'LICENSE',
  '.editorconfig',
  '.gitignore',
  '.githooks/*',
]

/**
 * Writes the source of the running version as one archive, offered in the footer of every page: the
 * licence (AGPL-3.0, section 13) gives every visitor a right to it.
 */
export function writeSource(root: string, now = new Date()): void {
  const files = patterns
    .flatMap((pattern) => globSync(pattern, { cwd: root, withFileTypes: true }))
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((path) => !path.includes('/node_modules/'))
    .sort()
    .map((path) => ({
      name: `minuet/${path.slice(root.length + 1)}`,
      bytes: readFileSync(path),
    }))
  const target = join(root, 'dist/source.zip')
  mkdirSync(join(root, 'dist'), { recursive: true })
  // A server may be reading the previous archive.
  writeFileSync(`${target}.new`, writeZip(files, now))
  renameSync(`${target}.new`, target)
}
