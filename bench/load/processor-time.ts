import { readdirSync, readFileSync } from 'node:fs'

/** Clock ticks a second, on every Linux. */
const ticks = 100

/**
 * Seconds of processor time that everything this process started has used so far: load processes, the site, and PostgreSQL with
 * its backends. This process itself is left out. Time that neighbours use is not in it, so it tells costs on a busy machine too.
 */
export function processorTime(): number {
  const children = new Map<number, { pid: number; used: number }[]>()
  for (const name of readdirSync('/proc')) {
    const stat = /^\d+$/.test(name) ? read(`/proc/${name}/stat`) : ''
    // The program's name stands in brackets and may hold spaces and brackets itself.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
    const parent = Number(fields[1])
    const used = Number(fields[11]) + Number(fields[12])
    if (stat !== '') children.set(parent, [...(children.get(parent) ?? []), { pid: Number(name), used }])
  }
  const below = (pid: number): number =>
    (children.get(pid) ?? []).reduce((sum, child) => sum + child.used + below(child.pid), 0)
  return below(process.pid) / ticks
}

function read(path: string): string {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return ''
  }
}
