import { existsSync, readFileSync, statSync } from 'node:fs'
import { dirname } from 'node:path'

/** The Unix account that runs PostgreSQL. */
export interface Account {
  readonly uid: number
  readonly gid: number
}

/**
 * PostgreSQL refuses to run as root. An ordinary user runs it under their own account; root runs it
 * as the owner of the existing cluster, or as the user `nobody`.
 */
export function findAccount(cluster: string, self = process.getuid?.() ?? 0): Account {
  if (self !== 0) return { uid: self, gid: process.getgid?.() ?? self }
  if (existsSync(cluster)) {
    const { uid, gid } = statSync(cluster)
    if (uid !== 0) return { uid, gid }
  }
  const unprivileged = /^nobody:[^:]*:(\d+):(\d+):/m.exec(
    existsSync('/etc/passwd') ? readFileSync('/etc/passwd', 'utf8') : '',
  )
  return { uid: Number(unprivileged?.[1] ?? 65534), gid: Number(unprivileged?.[2] ?? 65534) }
}

/**
 * Whether the account has access to every folder on the path to this one; a home directory with
 * mode 0700 prevents it.
 */
export function canReach(folder: string, account: Account): boolean {
  const { mode, uid, gid } = statSync(folder)
  const bit = uid === account.uid ? 0o100 : gid === account.gid ? 0o010 : 0o001
  const parent = dirname(folder)
  return (mode & bit) !== 0 && (parent === folder || canReach(parent, account))
}
