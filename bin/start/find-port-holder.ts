import { readdirSync, readFileSync, readlinkSync } from 'node:fs'

/** The state of a listening socket in /proc/net/tcp. */
const listening = '0A'

/**
 * The program that listens on a TCP port; undefined if nothing does, if it belongs to another user,
 * or if the system isn't Linux. Source: proc(5), /proc/net/tcp.
 */
export function findPortHolder(port: number): { pid: number; name: string } | undefined {
  const inodes = new Set(
    ['/proc/net/tcp', '/proc/net/tcp6'].flatMap((file) => inodesIn(file, port)),
  )
  const isHeld = (target: string | undefined) =>
    inodes.has(/^socket:\[(\d+)\]$/.exec(target ?? '')?.[1] ?? '')
  for (const pid of list('/proc').filter((name) => /^\d+$/.test(name)))
    if (
      list(`/proc/${pid}/fd`).some((fd) =>
        isHeld(attempt(() => readlinkSync(`/proc/${pid}/fd/${fd}`))),
      )
    )
      return { pid: Number(pid), name: read(`/proc/${pid}/comm`).trim() }
  return undefined
}

/** The sockets in a table of the kernel that listen on the port. */
function inodesIn(file: string, port: number): string[] {
  const hex = port.toString(16).toUpperCase().padStart(4, '0')
  return read(file)
    .split('\n')
    .map((line) => line.trim().split(/\s+/))
    .filter(([, local, , state]) => state === listening && local?.endsWith(`:${hex}`))
    .flatMap((fields) => fields[9] ?? [])
}

const read = (path: string) => attempt(() => readFileSync(path, 'utf8')) ?? ''
const list = (path: string) => attempt(() => readdirSync(path)) ?? []

/** Processes end, and those of other users can't be read. */
function attempt<T>(work: () => T): T | undefined {
  try {
    return work()
  } catch {
    return undefined
  }
}
