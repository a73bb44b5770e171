import pg from 'pg'

/** Information of PostgreSQL at the end of a base backup. */
export interface BackupLabel {
  /** The file `backup_label`, without which a copied cluster must never be started. */
  readonly label: string
  /** The first WAL file that a restore needs. */
  readonly firstWal: string
  /** By the database's clock, as the times of transactions are. */
  readonly finishedAt: Date
}

/**
 * Runs `copy` between the start and the end of PostgreSQL's own low-level backup, on one
 * connection. Resolves when all WAL that the copy needs is archived. Source:
 * https://www.postgresql.org/docs/18/continuous-archiving.html#BACKUP-LOWLEVEL-BASE-BACKUP
 */
export async function withClusterBackup(
  url: string,
  label: string,
  copy: (end: () => Promise<BackupLabel>) => Promise<void>,
): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  client.on('error', () => {})
  await client.connect()
  try {
    await client.query('select pg_backup_start($1, true)', [label])
    await copy(async () => {
      const { rows } = await client.query<{ labelfile: string; spcmapfile: string; at: Date }>(
        'select labelfile, spcmapfile, clock_timestamp() as at from pg_backup_stop(true)',
      )
      const [row] = rows
      if (row === undefined || row.spcmapfile.trim() !== '')
        throw new Error('A cluster with tablespaces can’t be backed up.')
      const firstWal = /^START WAL LOCATION: \S+ \(file (\w{24})\)$/m.exec(row.labelfile)?.[1]
      if (firstWal === undefined) throw new Error(`Unknown backup label: ${row.labelfile}`)
      return { label: row.labelfile, firstWal, finishedAt: row.at }
    })
  } finally {
    // Ending the connection also ends a backup that failed.
    await client.end()
  }
}

/** Finishes the current WAL file, so that it is archived without waiting for two minutes. */
export async function switchWal(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  await client.query('select pg_switch_wal()').finally(() => client.end())
}

/** How PostgreSQL's archiver is doing. */
export interface ArchiverState {
  readonly archivedAt: Date | null
  readonly failedAt: Date | null
}

export async function selectArchiverState(url: string): Promise<ArchiverState> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  const { rows } = await client
    .query<ArchiverState>(
      'select last_archived_time as "archivedAt", last_failed_time as "failedAt" from pg_stat_archiver',
    )
    .finally(() => client.end())
  return rows[0] ?? { archivedAt: null, failedAt: null }
}
