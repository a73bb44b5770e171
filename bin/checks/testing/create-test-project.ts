import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { onTestFinished } from 'vitest'
import { projectRoot } from '#platform/server/config/project-root.ts'

/**
 * Creates a small project with the given files and this project's packages, for testing checks. It
 * is deleted when the test ends.
 */
export function createTestProject(files: Readonly<Record<string, string>>): string {
  const root = mkdtempSync(join(tmpdir(), 'checks-'))
  onTestFinished(() => rmSync(root, { recursive: true }))
  symlinkSync(join(projectRoot, 'node_modules'), join(root, 'node_modules'))
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, path)), { recursive: true })
    writeFileSync(join(root, path), text)
  }
  return root
}
