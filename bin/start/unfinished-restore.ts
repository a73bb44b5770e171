import { existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** The file that marks a data folder as incomplete. */
const mark = 'restore-unfinished'

/**
 * Throws unless the data folder is empty or doesn't exist; then marks it, so that no site starts on
 * half a restore, or on one in which erased members are not erased again yet.
 */
export function beginRestore(dataFolder: string): void {
  // A demo writes its own secret as soon as it reads its configuration.
  const present = existsSync(dataFolder)
    ? readdirSync(dataFolder).filter((name) => name !== 'secret')
    : []
  if (present.length > 0)
    throw new Error(
      `${dataFolder} is not empty. Restore into an empty folder: set MINUET_DATA to a new one, or move this one away.`,
    )
  mkdirSync(dataFolder, { recursive: true, mode: 0o711 })
  writeFileSync(
    join(dataFolder, mark),
    'This restore has not finished. Empty the folder and start again.\n',
  )
}

export function endRestore(dataFolder: string): void {
  rmSync(join(dataFolder, mark))
}

/** Throws if a restore into this folder was interrupted. */
export function refuseUnfinishedRestore(dataFolder: string): void {
  if (existsSync(join(dataFolder, mark)))
    throw new Error(
      `The restore into ${dataFolder} has not finished. Empty the folder and run it again.`,
    )
}
