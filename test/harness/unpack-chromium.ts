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
 * The path of the Chromium that comes as an npm package, unpacked into the project's cache where it is not there yet.
 * Where the system lacks the NSS libraries, the package's own are used.
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
 * Runs once before all journeys: the package takes any file of that name for a whole one, so two test files unpacking
 * at once, or an unpacking that was cut off, would start half a program.
 */
export async function setup(): Promise<void> {
  if (process.env.MINUET_CHROMIUM !== undefined) return
  const whole = join(folder, 'unpacked-whole')
  if (existsSync(whole)) return
  rmSync(folder, { recursive: true, force: true })
  await unpackChromium()
  writeFileSync(whole, '')
}
