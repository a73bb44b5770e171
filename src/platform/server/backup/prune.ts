import { type BaseBackup, listBaseBackups } from './base-backup.ts'
import type { Repository } from './repository.ts'

/**
 * Deletes what no restore of the last `days` days needs: all older base backups except the newest
 * of them, and the WAL before the oldest one that is left. The last base backup is never deleted.
 * Returns the base backups that are left.
 */
export async function prune(
  repository: Repository,
  days: number,
  now: Date,
): Promise<readonly BaseBackup[]> {
  const backups = await listBaseBackups(repository)
  const oldestMoment = new Date(now.getTime() - days * 86_400_000)
  const from = Math.max(
    0,
    backups.findLastIndex(({ finishedAt }) => new Date(finishedAt) <= oldestMoment),
  )
  const left = backups.slice(from)
  const [oldest] = left
  if (oldest === undefined) return left
  const { target } = repository
  for (const name of await repository.names('base')) {
    // Files of an interrupted backup have no description; the newest may be one in progress.
    const id = name.split('/')[1] ?? ''
    if (id < oldest.id) await target.delete(name)
  }
  const needed = oldest.firstWal.slice(8)
  for (const name of await repository.names('wal')) {
    const file = name.slice('wal/'.length)
    if (!file.endsWith('.history') && file.slice(8, 24) < needed) await target.delete(name)
  }
  return left
}
