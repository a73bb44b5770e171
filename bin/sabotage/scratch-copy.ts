import { execFileSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, rmSync, symlinkSync } from 'node:fs'
import { dirname, join } from 'node:path'

/**
 * Copies the files git tracks and the new untracked ones to a separate folder that shares the
 * project's packages and built pages.
 */
export function makeScratchCopy(root: string, to: string): void {
  const listed = execFileSync(
    'git',
    ['ls-files', '-z', '--cached', '--others', '--exclude-standard'],
    { cwd: root },
  )
  for (const copiedFiles of ['src', 'bin', 'db', 'content', 'test'])
    rmSync(join(to, copiedFiles), { recursive: true, force: true })
  for (const file of listed.toString().split('\0').filter(Boolean)) {
    // A file deleted but not yet committed is still listed.
    if (!existsSync(join(root, file))) continue
    mkdirSync(dirname(join(to, file)), { recursive: true })
    cpSync(join(root, file), join(to, file))
  }
  for (const shared of ['node_modules', 'dist'])
    if (!existsSync(join(to, shared))) symlinkSync(join(root, shared), join(to, shared))
}
