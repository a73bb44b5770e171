import { execFileSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, rmSync, symlinkSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** Copies what git knows of a project, and what is new in it, to a folder of its own that shares its packages and the built pages. */
export function makeScratchCopy(root: string, to: string): void {
  const listed = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], { cwd: root })
  for (const kept of ['src', 'bin', 'db', 'content', 'test']) rmSync(join(to, kept), { recursive: true, force: true })
  for (const file of listed.toString().split('\0').filter(Boolean)) {
    // A file that was deleted and not yet committed is still listed.
    if (!existsSync(join(root, file))) continue
    mkdirSync(dirname(join(to, file)), { recursive: true })
    cpSync(join(root, file), join(to, file))
  }
  for (const shared of ['node_modules', 'dist'])
    if (!existsSync(join(to, shared))) symlinkSync(join(root, shared), join(to, shared))
}
