import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { onTestFinished } from 'vitest'
import { projectRoot } from '#platform/server/config/project-root.ts'

/** A little project with the given files and this one's packages, to see a wall fail in. Gone when the test is done. */
export function planted(files: Readonly<Record<string, string>>): string {
  const root = mkdtempSync(join(tmpdir(), 'walls-'))
  onTestFinished(() => rmSync(root, { recursive: true }))
  symlinkSync(join(projectRoot, 'node_modules'), join(root, 'node_modules'))
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, path)), { recursive: true })
    writeFileSync(join(root, path), text)
  }
  return root
}
