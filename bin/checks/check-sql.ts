import { basename } from 'node:path'
import type { Breach, Finding } from './breach.ts'
import { clockInSql, clockInText } from './clock-in-sql.ts'
import { type Doors, foreignNames } from './foreign-names.ts'
import type { Feature } from '../../features.map.js'
import { lineAt } from './line-at.ts'
import type { Place } from './places.ts'
import { plainSql } from './plain-sql.ts'
import { type ProjectFile, pathsOf, projectFiles } from './project-files.ts'
import { sqlPieces } from './sql-pieces.ts'
import { unnamedConstraints } from './unnamed-constraints.ts'

const home = /^src\/(features\/[^/]+\/[^/]+\/server\/(([a-z-]+\/)?store(-[a-z-]+)?\.ts$|sql\/)|platform\/server\/)/
const isTest = /\.test\.tsx?$|\/testing\//

/**
 * Checks that SQL occurs only in stores and sql/, uses only its own schema and the public names of
 * lower features, receives time as a parameter and names its constraints.
 */
export function checkSql(root: string, features: readonly Feature[]): Finding {
  const doors = doorsOf(root)
  const written = projectFiles(root, ['src/**/server/sql/**/*.sql'])
  const code = projectFiles(root, ['src/**/*.{ts,tsx}', 'db/**/*.ts']).filter(
    ({ path }) => !isTest.test(path) && !path.includes('/locales/'),
  )
  const breaches = [
    ...written.flatMap((file) => judge(file, { start: 0, text: file.text }, features, doors)),
    ...written.filter(({ path }) => isNumbered(path)).flatMap((file) => breachesAt(file, 0, named(file.text))),
    ...code.flatMap((file) => judgeCode(file, features, doors)),
    ...numbering(root),
  ]
  return { read: written.length + code.length, breaches }
}

function judgeCode(file: ProjectFile, features: readonly Feature[], doors: Doors): Breach[] {
  const pieces = sqlPieces(file)
  if (home.test(file.path)) return pieces.flatMap((piece) => judge(file, piece, features, doors))
  return pieces.map((piece) => ({
    file: file.path,
    line: lineAt(file.text, piece.start),
    message: 'SQL lives in server/store.ts, server/store-*.ts and server/sql/ only',
  }))
}

function judge(
  file: ProjectFile,
  piece: { start: number; text: string },
  features: readonly Feature[],
  doors: Doors,
): Breach[] {
  const owner = ownerOf(file.path)
  const plain = plainSql(piece.text)
  const clock = owner === 'platform' ? [] : [...clockInSql(plain), ...clockInText(piece.text)]
  return breachesAt(file, piece.start, [
    ...foreignNames(plain, owner, features, doors),
    ...clock.map(({ at, found }) => ({ at, found: `${found}: time and chance come in as parameters` })),
  ])
}

function named(text: string): Place[] {
  return unnamedConstraints(plainSql(text)).map(({ at, found }) => ({
    at,
    found: `${found}: a constraint without a name`,
  }))
}

function breachesAt(file: ProjectFile, start: number, found: readonly Place[]): Breach[] {
  return found.map((place) => ({ file: file.path, line: lineAt(file.text, start + place.at), message: place.found }))
}

function ownerOf(path: string): string {
  return /^src\/features\/[^/]+\/([^/]+)\//.exec(path)?.[1]?.replaceAll('-', '_') ?? 'platform'
}

/** Whether a file is a numbered migration: those are directly in sql/. */
function isNumbered(path: string): boolean {
  return /\/server\/sql\/[^/]+\.sql$/.test(path)
}

function numbering(root: string): Breach[] {
  const folders = Map.groupBy(pathsOf(root, ['src/**/server/sql/*.sql']), (path) =>
    path.slice(0, path.lastIndexOf('/')),
  )
  return [...folders.values()].flatMap((paths) =>
    paths.flatMap((path, index) => {
      const wanted = String(index + 1).padStart(3, '0')
      return new RegExp(`^${wanted}-[a-z0-9-]+\\.sql$`).test(basename(path))
        ? []
        : [{ file: path, line: 0, message: `should be ${wanted}-<name>.sql: numbers run without a gap` }]
    }),
  )
}

function doorsOf(root: string): Doors {
  const files = projectFiles(root, ['src/platform/server/sql/{functions,views}/*.sql'])
  const names = files.flatMap(({ text }) => [
    ...plainSql(text).matchAll(/\b(?:function|view)\s+(?:if\s+not\s+exists\s+)?platform\.(\w+)/gi),
  ])
  return new Set(names.map(([, name = '']) => name.toLowerCase()))
}
