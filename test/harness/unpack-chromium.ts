import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const folder = join(import.meta.dirname, '../../.cache/chromium')

const libraryFolders = [
  '/usr/lib/x86_64-linux-gnu',
  '/usr/lib64',
  '/usr/lib',
  '/lib/x86_64-linux-gnu',
  '/usr/lib/aarch64-linux-gnu',
]

/**
 * Returns the path of the Chromium from the npm package, unpacked into the project's cache if
 * necessary. Uses the package's NSS libraries where the system lacks them.
 */
export async function unpackChromium(): Promise<string> {
  mkdirSync(folder, { recursive: true })
  process.env.TMPDIR = folder
  const hasNss = libraryFolders.some((path) => existsSync(join(path, 'libnss3.so')))
  if (!hasNss) process.env.AWS_EXECUTION_ENV ??= 'AWS_Lambda_nodejs24.x'
  const { default: packed } = await import('@sparticuz/chromium')
  return packed.executablePath()
}

/**
 * Runs once before all browser tests. The package treats any file with that name as complete, so if
 * two test files unpack it at the same time, or unpacking is interrupted, a truncated executable
 * would be started.
 */
export async function setup(): Promise<void> {
  if (process.env.MINUET_CHROMIUM !== undefined) return
  const whole = join(folder, 'unpacked-whole')
  if (existsSync(whole)) return
  rmSync(folder, { recursive: true, force: true })
  await unpackChromium()
  writeFileSync(whole, '')
}
