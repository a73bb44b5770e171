import { randomBytes } from 'node:crypto'
import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** The secret a demo keeps in its data folder; drawn at the first start, so that sessions outlive a restart. */
export function demoSecret(dataFolder: string): string {
  const path = join(dataFolder, 'secret')
  mkdirSync(dataFolder, { recursive: true, mode: 0o711 })
  const draft = `${path}.${process.pid}`
  writeFileSync(draft, randomBytes(33).toString('base64url'), { mode: 0o600 })
  try {
    // Linking never replaces: of two servers starting at once, one's secret stands for both.
    linkSync(draft, path)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  } finally {
    rmSync(draft)
  }
  return readFileSync(path, 'utf8').trim()
}
