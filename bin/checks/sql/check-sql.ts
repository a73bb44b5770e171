import { basename } from 'node:path'
import type { Breach, Finding } from '../breach.ts'
import { findClockInSql, findClockInLiterals } from './find-clock-in-sql.ts'
import { type PublicNames, findForeignNames } from './find-foreign-names.ts'
import type { Feature } from '../../../features.map.js'
import { getLineNumber } from '../get-line-number.ts'
import type { TextMatch } from '../find-matches.ts'
import { plainSql } from './plain-sql.ts'
import { type ProjectFile, listPaths, readProjectFiles } from '../read-project-files.ts'
import { findSqlPieces } from './find-sql-pieces.ts'
import { findUnnamedConstraints } from './find-unnamed-constraints.ts'

const home =
  /^src\/(features\/[^/]+\/[^/]+\/server\/(([a-z-]+\/)?store(-[a-z-]+)?\.ts$|sql\/)|platform\/server\/)/
const isTest = /\.test\.tsx?$|\/testing\//

/**
 * Checks that SQL occurs only in stores and sql/, uses only its own schema and the public names of
 * lower features, receives time as a parameter and names its constraints.
 */
export function checkSql(root: string, features: readonly Feature[]): Finding {
  const publicNames = collectPublicNames(root)
  const sqlFiles = readProjectFiles(root, ['src/**/server/sql/**/*.sql'])
  const code = readProjectFiles(root, ['src/**/*.{ts,tsx}', 'db/**/*.ts']).filter(
    ({ path }) => !isTest.test(path) && !path.includes('/locales/'),
  )
  const breaches = [
    ...sqlFiles.flatMap((file) =>
      checkPiece(file, { start: 0, text: file.text }, features, publicNames),
    ),
    ...sqlFiles
      .filter(({ path }) => isNumbered(path))
      .flatMap((file) => breachesAt(file, 0, unnamedIn(file.text))),
    ...code.flatMap((file) => checkCode(file, features, publicNames)),
    ...numbering(root),
  ]
  return { read: sqlFiles.length + code.length, breaches }
}

function checkCode(
  file: ProjectFile,
  features: readonly Feature[],
  publicNames: PublicNames,
): Breach[] {
  const pieces = findSqlPieces(file)
  if (home.test(file.path))
    return pieces.flatMap((piece) => checkPiece(file, piece, features, publicNames))
  return pieces.map((piece) => ({
    file: file.path,
    line: getLineNumber(file.text, piece.start),
    message: 'SQL belongs in server/store.ts, server/store-*.ts and server/sql/ only',
  }))
}

function checkPiece(
  file: ProjectFile,
  piece: { start: number; text: string },
  features: readonly Feature[],
  publicNames: PublicNames,
): Breach[] {
  const owner = findOwner(file.path)
  const plain = plainSql(piece.text)
  const clock =
    owner === 'platform' ? [] : [...findClockInSql(plain), ...findClockInLiterals(piece.text)]
  return breachesAt(file, piece.start, [
    ...findForeignNames(plain, owner, features, publicNames),
    ...clock.map(({ at, text }) => ({
      at,
      text: `${text}: time and randomness must be parameters`,
    })),
  ])
}

function unnamedIn(sql: string): TextMatch[] {
  return findUnnamedConstraints(plainSql(sql)).map(({ at, text }) => ({
    at,
    text: `${text}: a constraint without a name`,
  }))
}

function breachesAt(file: ProjectFile, start: number, matches: readonly TextMatch[]): Breach[] {
  return matches.map(({ at, text }) => ({
    file: file.path,
    line: getLineNumber(file.text, start + at),
    message: text,
  }))
}

function findOwner(path: string): string {
  return /^src\/features\/[^/]+\/([^/]+)\//.exec(path)?.[1]?.replaceAll('-', '_') ?? 'platform'
}

/** Whether a file is a numbered migration: those are directly in sql/. */
function isNumbered(path: string): boolean {
  return /\/server\/sql\/[^/]+\.sql$/.test(path)
}

function numbering(root: string): Breach[] {
  const folders = Map.groupBy(listPaths(root, ['src/**/server/sql/*.sql']), (path) =>
    path.slice(0, path.lastIndexOf('/')),
  )
  return [...folders.values()].flatMap((paths) =>
    paths.flatMap((path, index) => {
      const expected = String(index + 1).padStart(3, '0')
      return new RegExp(`^${expected}-[a-z0-9-]+\\.sql$`).test(basename(path))
        ? []
        : [
            {
              file: path,
              line: 0,
              message: `should be ${expected}-<name>.sql: numbers must have no gaps`,
            },
          ]
    }),
  )
}

function collectPublicNames(root: string): PublicNames {
  const files = readProjectFiles(root, ['src/platform/server/sql/{functions,views}/*.sql'])
  const names = files.flatMap(({ text }) => [
    ...plainSql(text).matchAll(/\b(?:function|view)\s+(?:if\s+not\s+exists\s+)?platform\.(\w+)/gi),
  ])
  return new Set(names.map(([, name = '']) => name.toLowerCase()))
}
