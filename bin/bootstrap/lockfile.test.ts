import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { projectRoot } from '#platform/server/config/project-root.ts'

interface Entry {
  readonly version?: string
  readonly resolved?: string
  readonly dependencies?: Record<string, string>
  readonly optionalDependencies?: Record<string, string>
}

const text = readFileSync(join(projectRoot, 'package-lock.json'), 'utf8')
const { packages } = JSON.parse(text) as { packages: Record<string, Entry> }

/**
 * The place in which Node looks for a package that `path` depends on, from the innermost folder
 * outwards.
 */
function isLocked(path: string, name: string): boolean {
  const place = path === '' ? `node_modules/${name}` : `${path}/node_modules/${name}`
  if (place in packages) return true
  return path !== '' && isLocked(path.replace(/(^|\/)node_modules\/(@[^/]+\/)?[^/]+$/, ''), name)
}

test('the lock file has every platform’s packages, so that npm ci works everywhere', () => {
  const missing = Object.entries(packages).flatMap(([path, entry]) =>
    Object.keys({ ...entry.dependencies, ...entry.optionalDependencies })
      .filter((name) => !isLocked(path, name))
      .map((name) => `${path} → ${name}`),
  )
  expect(missing).toEqual([])
})

test('the lock file does not name a registry, so each developer’s own is used', () => {
  expect(text).not.toMatch(/"resolved"|https?:\/\/[^"]*\.tgz/)
})
