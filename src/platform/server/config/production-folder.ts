import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** Name of the file that marks the data folder of a production installation. */
const mark = 'production'

/** Whether a data folder has been used by a production installation. */
export function isProductionFolder(dataFolder: string): boolean {
  return existsSync(join(dataFolder, mark))
}

/** Marks a data folder as belonging to a production installation, permanently. */
export function markProductionFolder(dataFolder: string): void {
  mkdirSync(dataFolder, { recursive: true, mode: 0o711 })
  if (isProductionFolder(dataFolder)) return
  writeFileSync(
    join(dataFolder, mark),
    'This folder belongs to a production installation. A demo refuses to start on it.\n',
  )
}
