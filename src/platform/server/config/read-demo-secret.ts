import { randomBytes } from 'node:crypto'
import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * The secret of a demo, stored in its data folder; generated at the first start, so that sessions
 * survive a restart.
 */
export function readDemoSecret(dataFolder: string): string {
  const path = join(dataFolder, 'secret')
  mkdirSync(dataFolder, { recursive: true, mode: 0o711 })
  const draft = `${path}.${process.pid}`
  writeFileSync(draft, randomBytes(33).toString('base64url'), { mode: 0o600 })
  try {
    // Linking never replaces a file: if two servers start at the same time, both use the first
    // one's secret.
    linkSync(draft, path)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  } finally {
    rmSync(draft)
  }
  return readFileSync(path, 'utf8').trim()
}
